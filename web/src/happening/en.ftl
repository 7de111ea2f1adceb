# What is seen to happen on a board, and how it is played.

happening = What is happening
happening-play = Play
happening-pause = Pause
happening-step = Next
happening-speed = Speed: ×{ $speed }
happening-faster = Change the speed
happening-end = Skip to the end
happening-sound = Sound
# $needs: what the dice had to show
happening-needs = needs { $needs }
happening-pace = What happens is shown
happening-pace-1 = at an easy pace
happening-pace-2 = twice as fast
happening-pace-4 = four times as fast
happening-pace-0 = at once
