// Pluto in each house: where one has power, keeps a lock, and has come through. Its sign is shared with a generation, its house is one's own.

import type { ChapterUnit, House } from '../unit.ts';

export const PLUTO_IN_HOUSES: Readonly<Record<House, ChapterUnit>> = {
  1: {
    headline: 'Nobody’s ever asked whether you were lost.',
    text: 'You were, on that corner, with a map you couldn’t read, and three people came up to ask you the way. Pluto is the look of someone who’s come through, and in the first house, the door others meet you at, it’s all they see. It’s earned. You’ve been taken apart and put yourself together, and people in trouble stand nearer. But nobody thinks to help, and you can be frightened for hours without its showing. Hold out the map. Ask.',
  },
  2: {
    headline: 'You sold the piano, and kept the bench.',
    text: 'The movers asked. You said no, and that was that. Your second house is money and what you’re worth, and Pluto, which wants to know what survives, has been through it. You’ve been down to very little, at the bank or in your own eyes, and found what couldn’t be carted off. You can start from a bench. But you hold on to what’s been rebuilt as if the truck were idling, and the dread’s expensive. Lift the lid. Share the sheet music.',
  },
  3: {
    headline: 'The walls are thin, and you’ve never told.',
    text: 'You know about the job, the affair, who’s really paying the rent. In the third house, with neighbors, siblings, all that’s said in passing, Pluto, which finds out what’s hidden, listens through plaster. And you keep it. You’re the safest person on the stairs. When you do speak, it’s one question by the mailboxes, and somebody’s life turns around. The trouble’s with “fine.” You’ve lain awake over a “fine,” suspicious, ear to the wall of it. Knock. They’ve wondered for years what you’re thinking.',
  },
  4: {
    headline: 'There was a name nobody said at the table.',
    text: 'A fork stopped, somebody asked for the salt, and you, small as you were, knew exactly who. Pluto keeps things under lock, in your case in the fourth house, at home, beneath whatever your family called normal. You’ve gone down there since. You know the whole story, the bad chapters too, and what got handed down for generations can stop with you. But you guard your own door out of old fear. Say the name. The forks will start again.',
  },
  5: {
    headline: 'You unraveled the blanket at the last row.',
    text: 'Anyone else would’ve kept it. You saw it wasn’t it, so out it came, and you began again on the floor. Pluto is all or nothing, and in the fifth house it gets into whatever you do for joy. What you’ve remade has a depth that people feel, and they can’t say where it comes from. You’ve loved like that, too. Somebody had only wanted a picnic, and you were jealous of the sandwiches. Stop a row early. It’ll keep you both warm.',
  },
  6: {
    headline: 'You’ve had the whole machine out on a sheet.',
    text: 'It only stuck now and then. But you’d seen why, and by closing every part of it lay there, in order, and somebody asked if it’d ever run. It runs. Under the working day, which is your sixth house, there’s Pluto, power out of sight: you know what the place really turns on, and who hasn’t been thanked. You’ve rebuilt a job like that, or a habit. But nobody’s let near the sheet, and you’re resentful, on your knees, alone. Hand somebody a part.',
  },
  7: {
    headline: 'You brake from the passenger seat.',
    text: 'The light’s a quarter mile off, and your right foot’s through the floor. Pluto is the struggle over who’s in charge, and in the seventh house it rides up front with you and the other one: a mate, a partner in a deal, a rival. You don’t do halfway. You’ve stayed for the talk that most people leave the car for, and you both drove home changed. What scares you is being driven. Look out the side window. They’ve seen the light.',
  },
  8: {
    headline: 'You read the meters in the empty house.',
    text: 'The rooms were bare, the others had driven off crying, and somebody had to write down the gas. The eighth house is what’s left behind, what’s owed, the sum no one mentions, and you’ve got Pluto there, which goes in where something’s ended and comes out with what’s worth saving. People trust you with the key, and with the thing they did. Yours you’ve seldom handed over, for fear of feeling powerless. Take somebody along. They can read the small dial.',
  },
  9: {
    headline: 'On palace tours you ask about the cells.',
    text: 'The guide’s explaining the chandelier. A creed, a country, a law, a famous professor: that’s your ninth house, and Pluto has to get to the bottom of it. You’ve taken one apart, lost it, and walked around for a year with nothing over you. What you believe now has been underground, and held, and doubters come to you to lean on it. But people who like chandeliers feel cross-examined, and you’ve envied them. You’ve seen the cells. Look up.',
  },
  10: {
    headline: 'When it’s bad news, they hand you the microphone.',
    text: 'You don’t clear your throat. You say that it’s over, and what happens to the pensions, and they believe it because it’s you. Your tenth house is your work and your name, out where everyone can see, and there Pluto has given you power. You’ve been brought down there, and come back with more to say. People follow you through a wreck. In calm weather they’re a little afraid, and it’s lonely up front. Ask for the microphone once more. It’s somebody’s birthday.',
  },
  11: {
    headline: 'The club has a president, and it has you.',
    text: 'Before they put their hands up, they look to see where yours is. In the eleventh house, among your friends, your cause, your crowd, Pluto gives you the power and someone else the gavel. You’ve pulled a sinking group through by asking what nobody wanted asked, and there are three you’d walk into a fire for. But two of those met without you, by chance, and you felt a jealousy you never mentioned. Vote last, eyes shut. See what they want.',
  },
  12: {
    headline: 'You glue the plate while everyone’s asleep.',
    text: 'By the time they’re up it’s on the shelf, and nobody knew it was broken. Pluto is what you’ve survived and remade, and in the twelfth house you do it with no witness. There’s a year nobody’s heard of. You came out of it able to sit beside anyone, and those you’ve helped don’t know where you learned. But you’re so afraid of being seen in pieces that you hold both halves yourself till they dry. It takes four hands. Wake someone.',
  },
};
