// The Moon's phase at birth: where in its round one comes in, and what one carries through it.

import type { MoonShapeKey } from '#shared/sky/phases.ts';
import type { ChapterUnit } from './unit.ts';

export const MOON_PHASE_UNITS = {
  new: {
    headline: 'You bought the web address before the idea.',
    text: 'For a whole year it said “Coming soon,” and you couldn’t have told anyone what was. You were born under a new Moon, when it stands beside the Sun and there’s nothing up there to see by. So you start blind. Where others wait for a reason, you clear the table and find out by doing, and some of it turns out to be your life. Asked what it’s for, you’re embarrassed by your own shrug. Put up a page anyway. It can say what you’ve got so far.',
  },
  'waxing-crescent': {
    headline: 'Your cart pulls left, and you steer it right.',
    text: 'You’ve had the wheel that sticks all your life: an old habit, a family’s way of doing things, a voice on the phone asking when you’re coming back to your senses. The Moon at your birth was a waxing crescent, a thin light getting clear of the dark. It’s small and stubborn. You can make a new life work on very little. What tires you is the lean, and a guilt toward the aisle you left. Stop by the shelves. Nobody’s pushing back but the wheel.',
  },
  'first-quarter': {
    headline: 'The fridge didn’t fit, so you unhinged the door.',
    text: 'Two people were measuring again when you went for the screwdriver. The Moon was at its first quarter when you were born, half of it lit and the light gaining, and that’s how you meet an obstacle: you’ve decided while it’s still being discussed. Things get through because of you. You may be restless, even so, in a house where everything fits, and go around looking for a tight doorway. The others had wanted to be asked, too. Hang the door again afterward. Let somebody hold the screws.',
  },
  'waxing-gibbous': {
    headline: 'Your file’s called final, final two, really final.',
    text: 'It was good at the first one. But you’d seen a sentence that could stand straighter, and then the one beside it minded. You came in under a waxing gibbous Moon, not quite round yet, and your eye goes to what’s missing. Work gets better in your hands; so do people, since you’re the friend who asks what they meant. Meanwhile the thing sits on your desktop, and you dread a stranger opening it. Press send. Someone’s been waiting since “final” for what you know.',
  },
  full: {
    headline: 'It takes a second person to lift you.',
    text: 'On a seesaw by yourself you’re just somebody on a plank. You were born at the full Moon, with the Sun at the other end of the sky, and you learn who you are from whoever sits across. People feel met, and up there you both see a long way. It’s rough when they get off. You’ve reread an ex’s messages out of longing, only to feel a weight at that end. Plant both feet. The plank’s still yours, and company comes.',
  },
  'waning-gibbous': {
    headline: 'Strangers travel on your nine-page guide to Lisbon.',
    text: 'You wrote it for one coworker, with the stairs to avoid and the café that’s worth them, and it’s been forwarded ever since. The Moon you were born under was waning gibbous, past its fullest, with light to spare. What you’ve understood, you hand around. Others skip your mistakes. It’s lonely, though, when you’re composing the next page while the view’s still in front of you, and a friend would sooner get lost with you than be told. Go back without the guide. Ask them to choose the stairs.',
  },
  'last-quarter': {
    headline: 'They’re still singing, and you’re pulling tent pegs.',
    text: 'Nothing’s wrong with the campsite. You just knew, between one verse and the next, that it was over. The Moon at your birth was in its last quarter, half lit, with the light on its way out, and you notice early when a job, a rule or a way of living has done what it came for. You’re honest enough to act on it. To the others it looks sudden, and they’re hurt, while you can’t explain what you haven’t reached yet. Leave one pole standing. Stay for the song.',
  },
  'waning-crescent': {
    headline: 'You leave the crossword for whoever sits there next.',
    text: 'It’s on the train seat, folded open, with three words missing and your pencil beside it. You were born under a waning crescent, the last of the Moon before the dark, and you carry things to where another person can take over. On your final day at a job, they found a document answering what they hadn’t thought to ask. But you’ve gotten up early from good things, too, with a private sadness, and let someone else be praised for the grid. Fill in one word. Sign the corner.',
  },
} satisfies Record<MoonShapeKey, ChapterUnit>;
