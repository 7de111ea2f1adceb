# What the lessons say of themselves; what each of them teaches is in the folder of its game.

unknown-lesson = There is no lesson “{ $lesson }” of { $game }: choose one from the list.
lesson-over = The lesson is over: go back, or begin another.
lesson-go-on = This step is done: go on, or back to its beginning.
lesson-not-yet = This step still waits for your answer: ask for a hint, let it be shown, or leave it out.
lesson-nothing-to-show = There is nothing to do in this step: go on.
lesson-too-long = A sitting takes { $most } steps at most: begin the lesson again.
