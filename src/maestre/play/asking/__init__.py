"""What rules ask of people and of dice: questions, the shapes of their answers, what is offered, and when."""
