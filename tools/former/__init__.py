"""The doctrines as they stood before they had plans: for a study, and to be deleted after it."""
