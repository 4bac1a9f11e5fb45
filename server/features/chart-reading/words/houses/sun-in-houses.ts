// The Sun in each house: where in life one shines and comes to count.

import type { ChapterUnit, House } from '../unit.ts';

export const SUN_IN_HOUSES: Readonly<Record<House, ChapterUnit>> = {
  1: {
    headline: 'The costume was a bedsheet, and they knew you.',
    text: 'You’d cut two eyeholes, you hadn’t said a word, and somebody went, “Nice ghost,” and then your name. The Sun, which is what makes you count, is in the first house, the front of you, so it’s out before you’ve decided to show it. People like that. They never have to wonder who came. But you can’t sit a day out, either, and you’ve longed to be nobody for an hour. Some days wear the sheet. Whoever loves you will play along.',
  },
  2: {
    headline: 'You stand tallest when the card’s your own.',
    text: 'The tray comes around, yours goes down with a small click, and for a second the world’s in order. In the second house the Sun, your sense of being somebody, warms what you earn and own. You know what an hour of anyone’s work is worth, and you pay it. But when another hand gets there first you shrink with embarrassment, as though they’d bought your chair. Let them, once. You’ll still be there when the tray’s gone.',
  },
  3: {
    headline: 'The pharmacist asks how your cousin’s driving test went.',
    text: 'You’d mentioned it once, weeks back, while you hunted for your card. That’s your fame, and it reaches ten blocks. The Sun is what lets you matter, and in the third house you matter at close range: on the bus, next door, to whoever you grew up beside. What you say in passing gets kept. Then a brother, or an old classmate, has big news, and with a sting of envy you compare. Go buy toothpaste. You’ll be asked about the test.',
  },
  4: {
    headline: 'You still back up to the doorframe, to measure.',
    text: 'There’s one somewhere with pencil lines on it, or you’ve always wished there were. The Sun, which is you wanting to be seen, lives in the fourth house, at home, so nothing you’ve done is quite done until it’s been told there. You give others that. People stand up straighter in your rooms. But whoever held the pencil didn’t always look up, and you’ve carried real triumphs home and felt flat. You own a pencil now. Mark the frame you live with.',
  },
  5: {
    headline: 'Your first gallery was a refrigerator door.',
    text: 'Under a magnet, next to the plumber’s number, hung a purple horse, and anyone who wanted milk had to pass it. What shines in you is the Sun, and in your fifth house it shines on whatever’s made for nothing: a song, a flirtation, an hour on the floor with somebody’s kids. Around you a shy guest picks up the other crayon. But you carry the new thing in, nobody looks up, and you’re crushed enough to quit. Find a magnet. Hang it yourself.',
  },
  6: {
    headline: 'Your proudest day would look dull on film.',
    text: 'The dog gets out between showers, a shelf stops rattling, a form goes in early, and you’re deeply content. Nobody’d buy a ticket. Your Sun, which is how you come to count, is in the sixth house and counts by the day: the shift, the upkeep, the coworker who got home on time thanks to you. “So what’s new?” an old friend asks, and you’re embarrassed that there’s no plot. There is one. Everybody in it’s all right. Tell them how that’s done.',
  },
  7: {
    headline: 'You were built to ride a tandem.',
    text: 'With somebody behind you, you take hills you wouldn’t try alone. The Sun is your strength, and in the seventh house a second person brings it out: a partner, a best friend, even a rival who makes you pedal. They never knew they had it in them. Between rides, though, it’s a long bicycle, and you’ve left it in the hall for weeks, at a loss, and called it a flat. Take it around the block by yourself. It wobbles. It goes.',
  },
  8: {
    headline: 'In a blackout, it’s your door they knock on.',
    text: 'You’ve got matches, and you’re hard to shock. By the second candle somebody’s told you what they owe, or whom they miss, or what they’ll inherit and don’t want. The Sun, which is you at full strength, is in the eighth house: shared money, kept secrets, things that end. With you they can say it and not be alone. Then the power’s back, they avoid you by the mailboxes, and it hurts. Knock on theirs some bright, ordinary day. Bring nothing.',
  },
  9: {
    headline: 'You once sat through a stranger’s lecture.',
    text: 'The door was open, the slide said something about volcanoes, and you meant only to rest your feet. An hour later you’d asked two questions. Your Sun, which is you with every bulb lit, is in the ninth house: far places, long study, law, belief. Standing next to you, people see past their own fence. It’s at home, over the electric bill, that somebody sees you’ve left, and you’re ashamed. A stranger got an hour. Give the bill ten minutes, and ask it something.',
  },
  10: {
    headline: 'You practiced your signature long before you needed it.',
    text: 'Down the margin of a notebook it went, with a better capital every time, for whatever there’d be. The Sun, which is how you get to be somebody, stands in the tenth house, in public: a calling, a title, what’s said once you’ve left the room. You put your name under a thing and you answer for it. But one cool remark from a boss can shame you out of a good year. Do something splendid unsigned. It’ll still be in your hand.',
  },
  11: {
    headline: 'Your best idea has seven parents.',
    text: 'It began as a complaint, in a booth at the back. Somebody said “What if,” you said the rest, and a third was writing on their arm. The Sun is where you come into your own, and in the eleventh house you do it in company: friends, a cause, whoever wants the same odd future. It was your face, they’d say, that made it look possible. When they scatter, you’re bereft, unsure which bit was yours. Take the booth alone sometime. Say “What if.”',
  },
  12: {
    headline: 'You skate best after the rink has closed.',
    text: 'There’s one light left, over the penalty box, and you’re doing figures nobody will ever score. Put the Sun, the wish to count, in the twelfth house, and you’re most yourself unseen: working alone, resting, helping someone who won’t find out. That joy has kept you upright in years when little else did. But in the open session you hang on to the rail, envying whoever spins, and they think the rail’s all you’ve got. Let one person in after closing. There’s a bench.',
  },
};
