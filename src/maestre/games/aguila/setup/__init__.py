"""16.02-16.12 Deployment, redeployment, reserves, and all that comes before the first turn."""
