"""9 Setting up: scenery, sides, deployment, and the forces that meet."""
