"""What stands in files: rules, figures, messages, and lists that players write."""
