// Mercury in aspect to each body that comes after it in the chart.

import type { AspectUnits } from '../unit.ts';

export const MERCURY_ASPECTS = {
  venus: {
    joined: {
      headline: 'The card goes around and waits for you.',
      text: 'Everybody else wrote “Best wishes.” You’ve had it for twenty minutes, hunting the one line they’ll keep. Your way with words, Mercury, sits right beside Venus, your sense of what pleases, and you rarely say a thing without making it lovely. People like themselves better after talking to you. Even your complaints read like birthday greetings: they smile, nothing changes, and you’re frustrated in beautiful handwriting. Leave one card plain. “Please stop” is a whole message.',
    },
    easy: {
      headline: 'You’ve never met the rude clerk.',
      text: 'Friends warn you about that counter. You go in with no receipt, ask what the clerk’s reading, and leave with a refund and a title. Mercury finds the words, Venus wants people comfortable, and the two lend each other a hand so smoothly that you’ve never noticed. You just think the world’s nicer than they say. So when somebody comes out in tears, you’re puzzled, and mention how sweet they were to you. Believe your friend. Then go in together.',
    },
  },
  mars: {
    joined: {
      headline: 'From the next room, they can hear you type.',
      text: 'It’s four paragraphs to the airline, no adjectives, and it gets everyone on that flight their money back. Mars, which is how you fight, sits right on top of Mercury, which is how you put things, and what you write arrives with weight behind it. People hand you their battles. But your keyboard’s got one setting. A friend who wrote only “k” got four paragraphs, too, and you felt the regret at “delivered.” Hit the keys. Then lift both hands.',
    },
    easy: {
      headline: 'You’re the one waving the truck back.',
      text: '“Left, left, a little more, and stop,” you call, with inches to spare, and nobody’s offended. Mercury, which explains, is on good terms with Mars, which gets things done; an order from you doesn’t sting, and you’d never call that a talent. Now and then the driver climbs down to say they’re miserable. You’ve got them backing up again, in five clear steps, impatient that they won’t. Drop your arms. Lean on the fender with them a while.',
    },
    hard: {
      headline: 'You missed the exit while making your point.',
      text: 'It was a very good point. It took both your hands, and now there’s a river on the wrong side. Reading the signs is Mercury’s job, and it’s at odds with Mars, which would like to win, so you speak first, or you think of it at home. Still, no idea of yours stays soft; people bring you theirs to be tested. Embarrassment is what uses up the gas. You’d sooner drive to the coast than admit it. Say “My mistake.” There’s another exit.',
    },
  },
  jupiter: {
    joined: {
      headline: 'You were asked for two lines.',
      text: 'It’s a note about yourself for the back of a program, and you’re sitting on the suitcase, trying to get one whole summer to fit. Mercury, the teller in you, sits right beside Jupiter, the enlarger, and no fact of yours travels alone. People ask you about parking and leave with a reason to move abroad, delighted. But when somebody’s eyes go to the clock you’re hurt, with the best still folded at the bottom. Unpack that first. They’ll help carry the rest.',
    },
    easy: {
      headline: 'You loosen the lid, then hand back the jar.',
      text: 'You’re showing someone how to read a lease, or what a minor chord does, and you stop one turn short, so the pop is theirs. Mercury, your way of explaining, is on good terms with Jupiter, your faith that people will manage. They go off feeling clever, and you never noticed a lesson. What didn’t open for you at once, though, went back on the shelf: “boring,” you said, a bit scared of it. Get the tight one down. Let somebody loosen it for you.',
    },
    hard: {
      headline: 'Halfway down the article, you’ve told everyone.',
      text: '“It turns out it’s the vinegar,” you say, and somebody at the table takes out a phone. Mercury, which would read to the last line, is at odds with Jupiter, which had the whole idea by the headline, so you’re often grandly right with the figures wrong. You do see where a thing could lead. People have changed jobs because you wouldn’t stop talking about it. But there’s a small fright while they scroll, and it makes you louder. Try “I only read half.” Then read the rest together.',
    },
  },
  saturn: {
    joined: {
      headline: 'Your opinion needs a day to set.',
      text: 'They go around the table, and you say you’d have to think. By eleven that night you know exactly. Saturn, which won’t build on anything soft, sits right on top of Mercury, your thinking, so it’s poured like concrete. Later, people park on it for years. Among quick people you’ve been ashamed of the wait, and let them cross it wet. Put up the boards. “I’ll tell you tomorrow” holds fine.',
    },
    easy: {
      headline: 'Your note for the house sitter is perfect.',
      text: 'The hot tap’s on the right, the neighbor with the key is Ruth, and there’s a map of the fuse box. Mercury writes it down, Saturn thinks of what could happen, and with each lending a hand, in your absence nothing does. Who’d notice that? You don’t either. And when a friend’s heart is broken you hand them a note as well, in numbered steps, baffled that they cry harder. Leave the numbers off. “I’m on my way” will do.',
    },
    hard: {
      headline: 'You rehearse before you call the dentist.',
      text: 'It’s all on an envelope: your name, the reason, what you’ll say when they ask which day. The examiner in you, Saturn, pulls against the talker, Mercury, and a call of two minutes costs half a day of dread. Somebody laughed at an answer once, perhaps. You’ve come prepared ever since. So you’re hard to brush off, you’ve read the policy, and the charge comes off the bill. Remember who’s at the other end. They’re reading from a card, too.',
    },
  },
  uranus: {
    joined: {
      headline: '“Speaking of which,” you say, and it isn’t.',
      text: 'They were on mortgage rates, and you’re on octopuses, by way of a spark that nobody else saw. Uranus, which comes at things from nowhere, sits right beside Mercury, your talk, and the current jumps the gap; stuck problems have lit up because you mentioned octopuses. You love that flash. But back at the other end somebody had just said “and then the doctor called,” and gone dark, and you’re sorry a minute late. Cross back over. “You were saying, about the doctor.”',
    },
    easy: {
      headline: 'You press the button to see what it does.',
      text: 'The others are looking for the manual. It’s a rental car, or a washing machine in a language you can’t read, and you’ve got it humming. Learning is Mercury, liking whatever it’s never met is Uranus, and they’re on such good terms that you’d hardly call it a skill. Nor do you value the ideas you drop in elevators, until one’s on a slide, under another name, and you feel robbed. There’s one more button. It’s dull, and it says “save.”',
    },
    hard: {
      headline: 'You’d sworn you wouldn’t mention it.',
      text: 'There was a silence, they’d nearly finished, and out it popped, like a hiccup in the slow movement: “Isn’t this last year’s plan?” Mercury, which minds your words, pulls against Uranus, which can’t stand a thing unsaid, and the second is quicker. You’ve sat there, mortified. You’ve also been thanked in the hallway, by people who’d been swallowing it for months. Next time, seven slow sips of water. It’ll be just as true afterward, and you’ll choose who hears it.',
    },
  },
  neptune: {
    joined: {
      headline: 'You sing the wrong words, and they’re better.',
      text: 'For years you had that chorus wrong, and in yours there was a horse. You’ve got Neptune, the dreamer, right on top of Mercury, the listener, so you catch the tune under what’s said and supply the line yourself. Often they meant that one. But the gas bill hasn’t got a tune, and someone you love says “I never promised that,” and you’re hurt, since you heard it clearly. Before a duet, look up the printed words. You needn’t give up the horse.',
    },
    easy: {
      headline: 'You could write the subtitles for a shrug.',
      text: '“Oh, busy,” says a friend, about the job, and along the bottom of the picture you read: I cry in the car. Neptune picks up what can’t be said, Mercury puts it in words, and with each lending a hand you think the text comes with the movie. It doesn’t. You’ve been kind about griefs nobody named. But you shrug a good deal yourself, and then feel let down by decent people who saw a pair of shoulders. Turn yours on, too. Large type.',
    },
    hard: {
      headline: 'You came on the right day, wrong month.',
      text: 'So you’re ringing at a dark house with a bottle in tissue paper. Mercury keeps your dates and facts, Neptune drifts off while it’s being told; they’re at odds, and things reach you out of focus. You walk home the long way, feeling foolish, and get your best idea of the year. You’re also hard to fool; you know how a wish gets filed as a fact. Read the date back to whoever’s inviting you. Keep the bottle. They’ll be thirsty in June.',
    },
  },
  pluto: {
    joined: {
      headline: 'You’re on page nine of the search results.',
      text: 'Most things you’d have let go at the five stars. This one smelled wrong, and you’ve found the contractor’s old company name, and the one before that. Asking is Mercury, getting to the bottom is Pluto, and with the one right beside the other you can’t half know. Friends bring you the letter they don’t trust. But you’ve also looked up somebody you love, in rising suspicion, eight pages down, while they slept down the hall. Close the laptop. This answer’s on page one, and it drinks coffee.',
    },
    easy: {
      headline: 'You hold their glasses while they ride.',
      text: 'Their phones, too, and the ring, and the thing they’ve never told their sister. You listen with Mercury, it’s on good terms with Pluto, which isn’t afraid of anything heavy, and you ask one quiet question, and nothing ever falls out of your pockets. They come back lighter. You’d never call it work, and it’s a while before you notice you’re lonely, down by the fence, with your own things on you. Find somebody with free hands. Take the next ride.',
    },
    hard: {
      headline: 'You kept the screenshot, just in case.',
      text: '“I never said that,” says someone with a corner office, and you hold up your phone. Mercury, which remembers words, is at odds with Pluto, which remembers how they’ve been used, and it’s left you with a fear of not being believed. So you keep proof. It’s won people their back pay. But those you love are in that folder, too, at their worst, with the date, and they can’t change their minds in there. Find one who’s since said sorry. Delete it quietly.',
    },
  },
} satisfies AspectUnits;
