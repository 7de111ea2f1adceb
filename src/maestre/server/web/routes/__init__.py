"""What browsers can ask for over HTTP."""
