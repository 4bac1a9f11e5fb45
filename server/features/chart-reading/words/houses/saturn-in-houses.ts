// Saturn in each house: where things come late and stay, and where one has earned a say.

import type { ChapterUnit, House } from '../unit.ts';

export const SATURN_IN_HOUSES: Readonly<Record<House, ChapterUnit>> = {
  1: {
    headline: 'You wipe your feet twice at every door.',
    text: 'Once is for the mud, and once in case. Saturn, duty and doubt in one, is in the first house, where people meet you, so you come in as though you’d borrowed the floor. They take you for a responsible adult. They did when you were nine. Strangers trust you with the baby and the cash. No one asks how you are, though, and you can look stern for an hour out of plain shyness. Leave one print. It’s only a floor.',
  },
  2: {
    headline: 'You drop your price before anyone’s objected.',
    text: 'They’ve only breathed in, and out it comes: “But I could do it for less.” Saturn is the lesson that takes years, and in the second house that’s money, and under it your own worth. You’ve learned it well. What you own is paid for, you know what lasts, and people bring you the estimate before they say yes. But an old fear of being too expensive still does the talking. Name the sum, then look for your pen. Let them breathe out.',
  },
  3: {
    headline: 'Neighbors bring you the letters with windows.',
    text: 'They stand on your mat and say “You’re good at these,” and you put the lamp on and read it twice. In the third house, which is neighbors, siblings, everyday talk, Saturn makes words a matter of consequence. Early on, somebody corrected you, or needed you to speak for them. So when you say “It’s nothing,” a whole stairwell sleeps. But your own news goes untold, and that’s a little lonely. Write to one of them. Use an envelope with no window.',
  },
  4: {
    headline: 'You stood on a chair to reach the stove.',
    text: 'Nobody’d asked, quite. Somebody was late, or tired, or sad, and the rice wasn’t going to cook itself. Saturn is what’s given you to carry too soon, and in the fourth house it was at home: some worry of the grown-ups’. You’ve built since then. It took years, and whoever’s under your roof sleeps soundly. You’re the one still on duty, in your own kitchen, with a sadness older than the house. Sit down on the chair. Somebody else can stir.',
  },
  5: {
    headline: 'You read the rules before the box is open.',
    text: 'The others are fighting over who gets to be the hat. Saturn, which wants to get it right, sits down with you in the fifth house, at games, romance, children, anything made for the joy of it. So your joy’s well made. You practice, the puppet’s strings never tangle, and whoever’s counting on you can. But by the time you’re ready they’re on the second round, and you look on, wistful, with the leaflet. Roll first. Somebody will yell if it’s wrong.',
  },
  6: {
    headline: 'You’ve got eleven weeks of vacation saved.',
    text: '“Use it or lose it,” says the email, and you file the email. Saturn is duty, and in the sixth house, the working day with its habits and upkeep, duty never calls in sick. You know the job from the floor up. Beginners get sent to you, and they stay in the trade. But rest, you’ve heard, is for people who’ve finished, so on a day off you do the gutters, guiltily. Book one, for nothing at all. File that.',
  },
  7: {
    headline: 'It took you three winters to say “we.”',
    text: '“I’m driving up north,” you’d say, with the other one standing there beside the second suitcase. Saturn is what you won’t promise lightly, and in the seventh house the promise is to a person: a partner, an associate, anyone whose name goes next to yours. Once given, it holds. People who’d been let down elsewhere can rest. Until then they feel interviewed, and you’re lonely in good company. Say it on the phone, where they’ll hear.',
  },
  8: {
    headline: 'You made the last payment and told no one.',
    text: 'It was a bank’s money or a brother’s, or a favor too large to repay, and for years you ate at home. Saturn is what has to be carried to the end, and in the eighth house that’s whatever is owed, shared, left behind. You don’t flinch from it. When something’s over, you stay and do the forms. It’s the fear that nobody’s been let near; they know the sum, at most. Tell one of them what it was like. Listening isn’t a loan.',
  },
  9: {
    headline: 'They let you in off the waiting list.',
    text: 'The letter came late, when the others had their rooms, and you packed in one night. Saturn has you stand in line, and your line’s in the ninth house: a degree, a visa, a faith, some far place that others were handed. You know what it’s worth. When you say what you believe, people put down their forks, since you paid for it. And still you sit by the exit with the letter on you, in doubt. They’ve thrown the list away. Move up.',
  },
  10: {
    headline: 'Your name’s misspelled on an award you earned.',
    text: 'It’s been on that wall for years, and you’ve never asked them to change it. In the tenth house, where the world keeps your reputation, Saturn makes credit come late and stay. You’ve held every job below yours, so when you say “go,” people go. Praise is another matter: you hear it in the voice of an early boss, or a parent, who wasn’t satisfied, and you’re weary of reporting to them. Call whoever hung it. Ask for the missing letter.',
  },
  11: {
    headline: 'Your oldest friends would fit in one rowboat.',
    text: 'There’d be room for a dog. Saturn keeps what it has tried, and in the eleventh house that’s friends, and hopes with a far-off date on them. You’re there for each move, with a truck. When the party’s over, however large, it’s you who carries out the bottles with the same four people. Among the others you can still feel on trial, as though you’d come in by the kitchen, and gone home left out. Wait at the dock a minute. There’s somebody running.',
  },
  12: {
    headline: 'You wind a clock for someone who’s gone.',
    text: 'It may not be a clock. It may be a grave, or a phone number you go on paying for, and nobody’d know if you stopped. Saturn is loyalty to a task, and in the twelfth house the task’s invisible: the sick visited, the silence kept, the work done with the door closed. More rests on you than people see. But a debt you can’t trace ticks through your days off. Let it run down, once. They’d have told you to.',
  },
};
