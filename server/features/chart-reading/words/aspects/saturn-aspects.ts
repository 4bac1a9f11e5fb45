// Saturn in aspect to each body that comes after it in the chart.

import type { AspectUnits } from '../unit.ts';

export const SATURN_ASPECTS = {
  uranus: {
    joined: {
      headline: 'You renovate with the tenants still in.',
      text: 'Nobody has to move out, and overnight the stairs go the other way. Saturn, which keeps walls up, sits right beside Uranus, which moves them, in everyone born near your time; you were raised on rules that were rewritten while they were being read to you. Your share of it is a talent for the in-between, the new form that the old clerk will stamp. But there’s dust in everything, and you’ve envied people who just live in their house. Hang one picture now.',
    },
    easy: {
      headline: 'You sold the old guard a drawer that slides.',
      text: '“It’s the same drawer,” you said, and they tried it. Saturn, which trusts what’s been tested, lends a hand to Uranus, which is bored by it; everyone your age has some of this, and you’ve turned yours into patience with both ends of a table. You’ve rebuilt a department without a speech. You’re seldom thanked, since it looked easy, and a small resentment has been keeping the minutes. Sign your work. There’s room on the underside.',
    },
    hard: {
      headline: 'They changed the lock while you earned the key.',
      text: 'You’d been told to work and wait your turn, and while you waited, turns were abolished. Saturn, which follows the plan, is at odds with Uranus, which tears it up, for all who came when you did. Each of you makes a separate peace with it. Yours goes in fits: years of order, and then the week when you give notice. It’s kept you honest. It’s also left you feeling foolish on both sides of a door. Change one hinge at a time.',
    },
  },
  neptune: {
    joined: {
      headline: 'You know what holds the colored glass.',
      text: 'From the street a church window looks like plumbing, and you’ve handled the lead. Saturn, which makes things hold, sits right on top of Neptune, which is all light, in all who are about your age. Your share is to join what others only saw: the scheme gets a form, the vow gets a calendar, and two or three of your longings are up there whole. But you’ve looked so long at the seams that you lose the picture, and that’s a real grief. Step back. Wait for the sun.',
    },
    easy: {
      headline: 'Your wishes are on a shelf, with labels.',
      text: 'There’s one for the piano, one for the language, one for a house with a walnut tree, and you take them down in order. Saturn, which waits, is on good terms with Neptune, which wishes; your whole class at school had that, and in you it shows as a calm sort of hope. People bring you plans that others laughed at, and you ask which month. But a wish that’s out of its box and all over the floor unnerves you. Leave one lid off. See who comes.',
    },
    hard: {
      headline: 'You turn the miracle over for its serial number.',
      text: 'It isn’t coldness. You once believed in something with all your weight, and there was no floor. Saturn, which wants proof, pulls against Neptune, which can’t give any, in everybody born around then; some of you came out hard and some lost, and you’ve been a bit of each. It’s taught you to tell a comfort from a con, and people are safer near you. But you listen to the singing from the porch, wistful, one hand on the rail. Go in for the second verse.',
    },
  },
  pluto: {
    joined: {
      headline: 'You keep one hand on the bearing wall.',
      text: 'Everybody else was choosing tile. Saturn, which carries, sits right beside Pluto, which digs, and those born in your season arrived while something large was being shored up. Your part of it is that you look underneath: the contract, the family story, the grin that says it’s fine. You’re hard to break, and harder to fool. But you hold that wall in your sleep, and it’s lonely work. It’ll stand. Go in and have an opinion about the tile.',
    },
    easy: {
      headline: 'You made a checklist of the bad year.',
      text: 'Other people have a scar. You’ve a page with boxes, and you’ve lent it out. Saturn, which learns by repeating, is on good terms with Pluto, which learns by fire; you share that with everyone your age, and your share is how quietly you get things back on their feet: a firm, a kitchen, a brother. You don’t rush a ruin. But you’re so used to repair that what merely works makes you suspicious. Tick it. It’s allowed to be whole.',
    },
    hard: {
      headline: 'You answer “Trust me” with “In writing.”',
      text: 'It’s saved you money, and once it saved you a good deal more. Saturn, which guards, is at odds with Pluto, which gets in anyhow; all of your years grew up with a locked drawer in the house, and it was you who noticed the key. You can hear power when it’s being friendly. People ask you to read things before they sign. But your guard’s never off duty, and you’ve searched a kind person’s bag, and been sorry. Learn one face by heart. Wave that one through.',
    },
  },
} satisfies AspectUnits;
