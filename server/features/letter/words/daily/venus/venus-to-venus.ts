// Venus at the reader's own Venus.
import type { MatterUnits } from '../../unit.ts';

export const VENUS_TO_VENUS: MatterUnits = {
  joined: [
    {
      headline: 'Your taste changed and nobody’s been told.',
      notice:
        'You’re still given lilies, or that band, or that cologne, because years ago you said “I adore these.” You say thanks, a little lonely inside somebody’s old list.',
      why: 'The list starts over {exact}, with Venus, keeper of everything you like, back at your own Venus.',
      helps:
        'Correct one line. Tell someone who cares “I’m all about yellow now.” They’ve been wanting to get you right.',
      question: 'What do you still pretend to like, and for whom?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'paper',
    },
    {
      headline: 'Getting ready used to be the party.',
      notice:
        'You had one mirror for four people, somebody burning their bangs, everyone in someone else’s shirt. Now you’re all meeting at the table, dressed and on time. You miss the mirror.',
      why: 'Your own Venus remembers who lent you what, and Venus, the planet that picks your people, returns to it {exact}.',
      helps:
        'Ask one of them to come early with two shirts and no opinion yet. Trade. Be ten minutes late, together.',
      question: 'What of yours is still in a friend’s closet?',
      register: 'light',
      area: 'friends',
      advice: 'ask',
      picture: 'person',
    },
    {
      headline: 'You used to stay in until your fingers wrinkled.',
      notice:
        'You wash the way you answer mail, quickly and standing up. Somewhere in you is a kid with ears underwater, hearing nothing, and you’re a little jealous.',
      why: 'Pleasure is what Venus looks after, and it comes around to your own Venus {exact}, so an old delight fits again.',
      helps:
        'Find water: a pool, a tub, a warm sink for your hands. Do nothing in it. Get out when somebody would’ve called you.',
      question: 'What else did you love before you got efficient?',
      register: 'warm',
      area: 'body',
      advice: 'rest',
      picture: 'water',
    },
  ],
  easy: [
    {
      headline: 'You’d be happy in the cheap seats.',
      notice:
        'You look up who’s playing, see what the front row costs, and close it with a sigh, as though that settled it. You’re wistful over something that starts at twelve dollars.',
      why: 'Being in the room is all that Venus asks of you, and it gets along with your own Venus {exact}.',
      helps:
        'Climb. Buy the last row, behind the pillar, go alone or with whoever owns binoculars, and hum all the way back down.',
      question: 'What have you called too expensive without asking the price?',
      register: 'light',
      area: 'money',
      advice: 'start',
      picture: 'up',
    },
    {
      headline: 'You’re allowed to make the dull part beautiful.',
      notice:
        'You’ve got a spreadsheet or a row of labels that only has to work, and you nudge its margins when nobody’s looking. You hide the pleasure like solitaire.',
      why: 'A crooked line pains Venus, and it’s on good terms with your own Venus {exact}, so nobody’s calling it a waste.',
      helps:
        'Nudge it openly. Give it half an hour, straighten the columns, and sign it small. Whoever opens it next will breathe easier.',
      question: 'Where did you learn that useful had to be ugly?',
      register: 'light',
      area: 'work',
      advice: 'finish',
      picture: 'tool',
    },
    {
      headline: 'Move your chair to where the light is.',
      notice:
        'You’ve sat in a bad corner for ages because that’s where the outlet was. The good window belongs to a laundry rack, and you envy it.',
      why: 'Venus, who’d rearrange a bus stop to make it nicer, helps your own Venus out {exact}, and your comfort takes a small push.',
      helps:
        'Swap them. Drag the chair over, sit for one song with nothing in your lap, and buy the longer cord. The socks will adjust.',
      question: 'What else did you arrange around an outlet?',
      register: 'light',
      area: 'home',
      advice: 'move',
      picture: 'fire',
    },
    {
      headline: 'Someone else owns your terrible lamp.',
      notice:
        'You met a person with the same one, fringe and all, the lamp that everybody’s begged you to lose. You both laughed at once, and you felt much less strange.',
      why: 'Likes find likes {exact}: Venus, the matchmaker, is at an easy angle to your own Venus, and there’s another of you around.',
      helps:
        'Ask where they found theirs. Then ask what else they’ve been told to throw out, and go see it. Bring a bigger car.',
      question: 'What do you love that nobody’s ever agreed on?',
      register: 'light',
      area: 'friends',
      advice: 'ask',
      picture: 'container',
    },
  ],
  hard: [
    {
      headline: 'Your ex still gets the best lighting.',
      notice:
        'You see the name under a friend’s post, and you’re three summers down before you notice your thumb. You’re wistful, mostly, about how you looked in them.',
      why: 'Your own Venus kept the album, and Venus, which does the loving now, is at a hard angle to it {exact}.',
      helps:
        'Leave that summer there. Spend the next hour with somebody badly lit, squinting, and actually in the room.',
      question: 'What did you like about yourself back then?',
      register: 'warm',
      area: 'love',
      advice: 'let go',
      picture: 'fire',
    },
    {
      headline: 'It’s half off, and you half want it.',
      notice:
        'You’ve had the tab open for days while a little red clock counts down at you. The excitement is yours, but somebody is renting it to you.',
      why: 'Wanting gets mixed up with winning {exact}, since Venus, fond of a bargain, is at odds with your own Venus.',
      helps:
        'Close the tab. In a week, if you can still draw the thing from memory, go back for it. Half a want doesn’t fit anywhere.',
      question: 'What did you want before they showed you this?',
      register: 'firm',
      area: 'money',
      advice: 'rest',
      picture: 'door',
    },
    {
      headline: 'You don’t like who your friend likes.',
      notice:
        'They ask “so, what did you think?” with shining eyes, and you hear yourself say “great jacket.” You feel disloyal in two directions.',
      why: 'Liking is Venus’s whole subject, and while it’s at a hard angle to your own Venus {exact}, two people who agree on everything don’t.',
      helps:
        'Leave the jacket out of it. Say “tell me what you see,” and listen as far as the lining. Your verdict isn’t due.',
      question: 'Which of your own people needed a second meeting?',
      register: 'firm',
      area: 'friends',
      advice: 'listen',
      picture: 'person',
    },
  ],
};
