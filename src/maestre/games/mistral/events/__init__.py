"""IC.9.2 Events and Military Campaigns."""
