// The Moon in aspect to each body that comes after it in the chart.

import type { AspectUnits } from '../unit.ts';

export const MOON_ASPECTS = {
  mercury: {
    joined: {
      headline: 'You cry with footnotes.',
      text: 'Mid-sob, you can give the exact word that did it, who said it, and in what tone. Feeling is the Moon, finding words is Mercury, and with the one right on top of the other nothing moves you without its sources. Friends who only know that something’s off come to you for the wording. But on a low day you can prove, with references, that nobody’s ever liked you. Despair’s seldom been so well argued. Get the hug first. You can cite later.',
    },
    easy: {
      headline: 'You can do the noise for the mechanic.',
      text: '“It goes kk, kk, hmm, but only when it’s cold,” and they know at once which part. You do moods, too. Your Moon can tell that something’s off, Mercury lends a hand with the words, and friends hear their own trouble in your version, relieved. It’s so easy for you that it passes for the repair. You’ve described a sadness beautifully, to four people, and driven it another thousand miles. Drop it off. Take the bus for a day.',
    },
    hard: {
      headline: 'Your heart’s on a satellite delay.',
      text: 'The question’s been asked, you’re nodding pleasantly at the camera, and the answer’s still over the ocean. The Moon, which feels, is at odds with Mercury, which reports: “I’m fine” goes out in perfect grammar before the hurt has found a word. The words get in as you brush your teeth, all the good lines. It’s maddening. It’s also taught you to wait, and whoever can’t find the word is safe with you. “Can I call you back?” is an answer. Say it on air.',
    },
  },
  venus: {
    joined: {
      headline: 'People fall asleep on your couch.',
      text: 'They’d come for an hour, with a grievance, and now they’re under a blanket and you’re tiptoeing around your own living room. Venus, your way of being fond of people, sits right beside the Moon, your need to be safe, so affection and comfort are one gesture. Some people have slept properly nowhere else. But for that peace you’d put off any rough word, and you’ve sat there, feet cold, lonely six feet from somebody dear. Wake them. Ask for half the blanket.',
    },
    easy: {
      headline: 'You look good in whatever somebody knits you.',
      text: 'It’s orange, there’s an owl on it, and you wear it, because it’s warm and was kindly meant. The Moon, which is how you let yourself be cared for, is on good terms with Venus, which is what you enjoy. Giving you things is a pleasure, so you get a lot: opinions as well, and plans, and where to sit. Content in all that wool, you’ve hardly asked what you’d have picked. Something scratchy, possibly. Go try it on.',
    },
    hard: {
      headline: 'You love the shoes that pinch.',
      text: 'They’re beautiful, and by the toasts you’re on the curb with one in each hand. What you fall for is Venus, what you can live in is the Moon, and they’re at odds: the charming one doesn’t soothe you, and the soothing one’s “just a friend.” You’ve looked at people in sneakers with real envy. All that weighing has given you an eye, and a tenderness for whoever else chose by looks. Keep flats in your bag. Someone likes you in them.',
    },
  },
  mars: {
    joined: {
      headline: 'You catch the glass before you see it fall.',
      text: 'Your hand’s simply there, and the talk goes on. Mars, which acts, sits right on top of the Moon, which feels, and no thought of yours fits in between. You’ve yanked somebody back from a curb, and stood up for a friend who hadn’t heard the insult yet. Your hand’s also answered a message at the first sting. Then it was sent, and where the anger had been there was regret. Most glasses are only being set down. Let them land.',
    },
    easy: {
      headline: 'You take the splinter out while it’s small.',
      text: '“That annoyed me a bit,” you tell the new roommate, on day two, about the dishes, and then you ask what they’re watching. What gets under your skin is the Moon’s business, Mars deals with it, and they’re on such good terms that you’d hardly call it a skill. Nothing that small festers near you. Others carry theirs for weeks, and you’ve been startled by a slammed door over something you’d forgotten. Theirs are in deep. Hold the light, and leave them the tweezers.',
    },
    hard: {
      headline: 'Somebody hooked up your hot and cold backward.',
      text: 'In the meeting you’re furious, you’ve got your facts, and what comes out is tears. At home you’re only sad, someone offers you soup, and they get scalded. The Moon, which is hurt, is at odds with Mars, which is anger, and each comes up the other’s pipe. It’s mortifying. It’s also made you a plumber: you can hear the hurt in somebody’s shouting, and you stay. “When I cry, I’m angry” takes four seconds to say. Then they’ll know which handle.',
    },
  },
  jupiter: {
    joined: {
      headline: 'You’re the one running at arrivals.',
      text: 'They’d been gone four days, and there you were at the barrier with a sign, and then past the barrier. With Jupiter, which makes things large, right on top of the Moon, which feels them, to be missed by you is quite something. Small good news gets a shriek, and a friend walks off believing it. Sorrow comes in that size, too: a goodbye at a bus stop can flatten you for a day. Cry at departures. Arrivals are on the same board.',
    },
    easy: {
      headline: 'You sleep on it, and it shrinks.',
      text: 'There’s a letter from the bank on the table, in bold, and you turn off the lamp and go to bed. By breakfast it’s one page, with a number you can call. Jupiter, your trust that things come right, lends a hand to the Moon, your way of settling down, so you suppose everyone’s hopeful by eight. Somebody beside you was awake with it till four, and your cheerful “See?” left them alone there. Read it to them first. You’ve got the voice.',
    },
    hard: {
      headline: '“Stay as long as you like,” you said.',
      text: 'You meant it, arms out, on the doorstep. It’s now day nine, and you’re out walking a dog who’d rather be asleep. The Moon, which knows how much you can hold, is at odds with Jupiter, which offers more, so you find the limit by passing it. People got a bed from you when nobody else had room. They could also hear the resentment in your keys. Name a day. Your towels are just as soft until Sunday.',
    },
  },
  saturn: {
    joined: {
      headline: 'You’re warm the way a thermos is.',
      text: 'A hand on the outside feels nothing much. The Moon’s the warmth in you, Saturn screws the lid on, and sitting right beside each other they taught you young not to spill. You’ve had a fever and walked to the pharmacy yourself, past three friends’ windows. Years later it’s still hot in there: you love people long after others have gone tepid. Only, some have called you cold, and it hurt more than you showed. Open it. Pour yourself some.',
    },
    easy: {
      headline: 'People hold on to you without looking.',
      text: 'You’re who gets asked along to the hard appointment: “Could you just sit there?” You could. The Moon, which is feeling, is on good terms with Saturn, which holds still, and that makes you a decent railing, the kind that’s bolted to the wall. It’s no strain, so you hardly know it’s a talent. What you do know, some icy week with everyone on the steps, is weariness. There’s another railing across from you. Use it.',
    },
    hard: {
      headline: 'You add “no worries if not.”',
      text: '“Could you come over?” took you ten minutes to type, and then you put that after it, so they’d have a way out. Your Moon needs something, Saturn says it’s too much to ask, and they’ve been at odds as long as you remember. You learned to do without, and to do it well. You can also tell, in any crowd, who isn’t asking. You go over. What’s left is a longing that’s become very polite. Send it without the last line.',
    },
  },
  uranus: {
    joined: {
      headline: 'You sleep best on a moving train.',
      text: 'Strange towns go by with their lights on, nothing’s expected of you until the border, and you’re asleep by the third. The Moon in you wants to feel at home, Uranus likes the door unlocked, and with one right on top of the other you’re at home in motion. Odd hours, odd people, a family nobody could draw: you settle in, and they do, too. What gets you is “always,” even from someone you’d keep. You feel panic, and look for the cord. Stay on one more stop.',
    },
    easy: {
      headline: 'Your guest list makes no sense, and it works.',
      text: 'There’s a former landlord, two people who used to date, the neighbor’s kid, and somebody from a canceled flight. The Moon picks whom you feel at home with, Uranus doesn’t care for categories, and those two get along so well that a friend of yours can turn into family and back without a scene. You delight in it, and you’ve never named it. But someone by the door, smiling, is wondering what they are to you. Write one place card. Put them beside you.',
    },
    hard: {
      headline: 'You’re the cat at the door, both sides.',
      text: 'You counted the days to this visit, and in the second hour you’re looking at your keys. The Moon, your need for closeness, is at odds with Uranus, your need for air: inside, you hear the birds; outside, you see the lamp. They take it for a change of heart, when it’s only restlessness. And you know what a shut door does, so nobody near you has had to scratch. Put in a flap. “I’ll be back in an hour” would do.',
    },
  },
  neptune: {
    joined: {
      headline: 'Empty rooms tell you who cried in them.',
      text: '“Great light,” says the agent, and you’re at the window with your eyes stinging and no idea why. Put Neptune, which dissolves edges, right on top of the Moon, which soaks things up, and there’s hardly a wall between you and the place you’re in. You know what a song’s about before the words start, and who at the table needs asking. But you’ve moved in with sorrows that weren’t on your lease. Ask whose it was before you unpack. Open a window.',
    },
    easy: {
      headline: 'You remember the rain as lovely.',
      text: 'The tent leaked for a week, and what you tell is the sound on the canvas and someone reading aloud by flashlight. The Moon stores how things felt, Neptune softens what it touches, and in you they’re on good terms. It’s a mercy, and families have made up over your version. You’ve also gone back, all tenderness, to the same campsite, or boss, the wet socks filed where you didn’t look. Ask whoever carried the tent. Then book it, with a tarp.',
    },
    hard: {
      headline: 'You’ve comforted a wrong number.',
      text: 'They were crying, it wasn’t for you, and you sat down on the floor and stayed on the line. The Moon, your own need for comfort, is at odds with Neptune, which can’t hear a sob without melting, so other people’s troubles get through and yours goes to voicemail. Nobody’s too lost for you. A few have learned your number by heart, though, and afterward there’s a sadness with no caller ID. Let one ring. Then dial someone who’d know your voice.',
    },
  },
  pluto: {
    joined: {
      headline: 'An inch of root, and your heart’s back.',
      text: 'You were through with them, you’d said so, with witnesses. Then the phone lit up with that name, and by the second ring you had your shoes on. How you attach is the Moon’s affair, and it sits right beside Pluto, which goes all the way down. What you feel is a dandelion: cut it, pave it, wait. You’ve come up through losses that would finish most people. Jealousy grows back the same way. Mow it. You needn’t dig; some of it flowers.',
    },
    easy: {
      headline: 'You can empty the closet nobody else can.',
      text: 'It’s been shut since the funeral. You go in with three boxes, sit down among the shoes, and cry a bit and keep folding. Pluto, which is whatever’s too big to talk about, is on good terms with the Moon, your feelings, so you don’t flinch. Families could go on because you knew what to keep. But it looks so easy that they’ve never asked, and your own grief’s still on a hanger. Take it down. Have one of them hold the box.',
    },
    hard: {
      headline: 'You hold the plane up by the armrests.',
      text: 'It’s a smooth flight, they’ve dimmed the cabin, and no one’s told your knuckles. The Moon, your need to be safe with someone, is at odds with Pluto, which remembers how things end, so it’s when you’re happy that the dread comes. You listen, you check, you grip. You’ve been through real drops. It’s why you’re steady when a stranger’s hand shakes. But it may be somebody you love in that seat, with a sore wrist. Let go with one hand. It flies.',
    },
  },
} satisfies AspectUnits;
