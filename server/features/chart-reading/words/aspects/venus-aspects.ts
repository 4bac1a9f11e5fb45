// Venus in aspect to each body that comes after it in the chart.

import type { AspectUnits } from '../unit.ts';

export const VENUS_ASPECTS = {
  mars: {
    joined: {
      headline: 'First snow, and you’ve hit someone you like.',
      text: 'They yelp, they turn around, it’s war, and you’ve never been so fond of them. Going after things is Mars, liking them is Venus, and with one right on top of the other your affection has some arm behind it: teasing, racing, debates over the dishes. People feel wanted. Then someone walks on with snow in their collar, not laughing, and you’re stung, as though they’d thrown it. They couldn’t tell it was a compliment. Show them your empty gloves. Use words.',
    },
    easy: {
      headline: 'Two people can cook in your narrow kitchen.',
      text: 'You reach, they duck, an elbow shuts the drawer, and nobody’s said a word. Venus makes room, Mars goes straight for the stove, and in you they lend each other a hand. It’s why people like working beside you, and half of why they flirt. But slipping by is so easy that you’ve done it past a job, or a person, for years, a bit wistful, and nobody guessed you’d wanted the stove. Stand in front of it. Say “mine.”',
    },
    hard: {
      headline: 'You slam the door and miss them already.',
      text: 'You’re on the landing, no coat, no keys, and it was such a good exit. Venus would be close, Mars would win, and they pull against each other, so you’ve fought with people you adore and charmed some who’d earned a fight. Nothing goes stale around you. What you love, you’ll go ten rounds for. But it’s cold in your socks, and under the temper there’s only tenderness. Knock. You can say both: “I’m still angry, and I’d like to come in.”',
    },
  },
  jupiter: {
    joined: {
      headline: 'You said you’d bring one small thing.',
      text: 'It’s a lemon tree. It came by taxi with the window down, and you’re behind it, beaming. Jupiter never stops at enough, and it sits right beside Venus, which is how you’re sweet to people, so they get four presents and a toast. For an hour they’re somebody. But it’s a studio apartment. Your host looks at the floor, and puts away the little thing they’d got you, and you go home deflated. Ask how wide the windowsill is.',
    },
    easy: {
      headline: 'Somebody’s always kept you a chair.',
      text: 'It’s packed, you’re late, and in the far corner there’s an arm waving. Venus makes you easy to like, Jupiter expects the best, and they’re on such good terms that you walk in sure of a welcome, and others catch it. You think all rooms are that kind. Who’s still by the door, with a full glass, you’ve never noticed, and it dismays you to hear. Come early once. Put your coat on two chairs.',
    },
    hard: {
      headline: 'You bought the tent for a later you.',
      text: 'It’s under the bed, with the pasta machine and the phrase book, until you’re who you’ll be in summer. What you enjoy, Venus knows; Jupiter’s sure there’s something grander. They’re at odds, and you’ve held many a nice evening up against the brochure, and been disappointed. Still, nobody’s talked you into a small life. A few times the mountain was really there. Pitch it in the yard, with whoever’s home. See how you sleep.',
    },
  },
  saturn: {
    joined: {
      headline: 'You’ve had those boots resoled three times.',
      text: 'New ones would’ve cost less; the cobbler said so. Saturn, which stands by what it’s signed for, sits right on top of Venus, which does your choosing, in love as in leather. You take forever, and then you mend. A friendship that’s been torn in your hands comes back watertight. But you’ve also walked for miles in a pair that pinched, because you’d picked them, and for fear nobody would sell you another. Sit down in the shop. You’re allowed the soft ones.',
    },
    easy: {
      headline: 'You keep a standing date standing.',
      text: 'Wherever else you’ve been, it’s first Thursday, same booth, through two jobs and a broken wrist. Venus, your affection, is on good terms with Saturn, your calendar, and nobody has to guess: the card comes, the loan’s paid back, you’re at the curb. You’d call that manners. It’s how several people know they’re loved. A surprise is harder, somebody’s arms around you at the gas pump, and you’re embarrassed, hunting for your keys. Call on the wrong day. “What’s happened?” they’ll ask. “Nothing. You.”',
    },
    hard: {
      headline: 'You scroll down to see who else was invited.',
      text: 'It’s a warm message, and you’re counting the other names. Saturn, which expects a no, pulls against Venus, which would like to be wanted, and the hurt is an old one: being added at the end, to be polite. You’re slow to hand over your heart. But at anything of yours, the shyest person’s name was put down first; you know how a list looks from the bottom. Somebody typed you in. Answer before you count.',
    },
  },
  uranus: {
    joined: {
      headline: 'No two of your plates match.',
      text: 'Nor do the people eating off them: a judge, a drummer, someone you met in line on Tuesday. That’s Uranus, which can’t bear a set, right beside Venus, which picks what you like; you fall for things suddenly and out of order. The odd ones out feel at home. Then somebody says “our usual,” and you’re restless, as though the other seven were coming in a box. Keep one till it chips. Then it’s yours.',
    },
    easy: {
      headline: 'Friends try the new haircut on you first.',
      text: 'Or it’s a new name, a new faith, a plan to sell up and keep bees. “Oh, good,” you say, and mean it. Venus, which is fond of people, lends a hand to Uranus, which likes them to be nobody’s copy, so they can change in front of you and stay loved. But you let go so gracefully, it looks like not minding; you’ve cheered a van off and been sad at the crosswalk. Tell them. “It suits you. I’ll miss the braid.”',
    },
    hard: {
      headline: 'You love on a refundable ticket.',
      text: 'After the sweetest weekend in months the phone rings, and you let it. You’d love to stay: Venus. You’d like to know you could leave: Uranus. They pull against each other, and the closer someone comes, the oftener you look up the terms. That’s panic, with good manners. Still, nobody’s ever had you out of habit. When you’re here you’ve chosen it, wide awake. There’s a deadline for changes coming up. Let this one go by. You’ll still have your feet.',
    },
  },
  neptune: {
    joined: {
      headline: 'When you like someone, you hear strings.',
      text: 'They’re folding a map at a crosswalk, badly, and here come the violins. Neptune, which makes things glow, sits right on top of Venus, which makes them dear to you, so nobody you’ve liked has been without a score. People grow lovelier with it playing. But it drowns out the dialogue, and you’ve sat through some thin scenes, full of longing, until the theme came back. Turn it down for one conversation. You might like their voice.',
    },
    easy: {
      headline: 'You’ve never once hurried past a busker.',
      text: 'Your train’s in, and you’re digging for coins, because they’ve nearly got the slow part right. Venus, your ear for what’s lovely, is on good terms with Neptune, your pity for whatever’s out in the cold, and the player can tell. They play better. You don’t know you do it. Meanwhile there’s a friend behind you, warm and in tune, who’d have liked one song’s worth of that, and you’re sheepish when they say so. Turn around. Ask what they’re humming.',
    },
    hard: {
      headline: 'You take your glasses off for some people.',
      text: 'Every streetlight gets a halo, and so do they. Venus, which loves somebody in particular, is at odds with Neptune, which would rather not see the edges. Later, glasses on, you scroll back, and it was all there by the ninth message. You know that heartache. It hasn’t made you cruel; you forgive like someone who’s been mistaken, and whatever you draw or sing or cook has some of that light. Wear them on the second walk. What still shines is really theirs.',
    },
  },
  pluto: {
    joined: {
      headline: 'Others use pencil. You get the tattoo.',
      text: '“Let’s see how it goes,” they say, and you nod, and it’s already in your skin. Pluto won’t do a thing partway, and it sits right beside Venus, your way of loving, so however lightly you start, you’ve no casual setting, for people, songs or cities. You were there through their worst year, and you’d go again. But you’re jealous of names that were there before, and hold a new one so tight it can’t heal. It wants air. So do they. It won’t fade.',
    },
    easy: {
      headline: 'You find the oak under nine coats of paint.',
      text: 'You don’t scrape. You put something mild on, make coffee, and another year’s come off. Venus, which is gentle with things, lends a hand to Pluto, which wants to know what they’re made of, and people painted over by a boss or a family joke get their grain back. You’d say you only sat there. But a fresh, cheerful coat makes you impatient, and you’ve gone at somebody who was fine. Some doors are green on purpose. Knock, and admire the green.',
    },
    hard: {
      headline: 'You set tests nobody knows they’re taking.',
      text: 'You don’t mention the date, and you wait to see who’ll remember. Venus wants love given freely, Pluto holds on hard to what it could lose, and they pull against each other while you watch, and mark, and say nothing’s wrong. Under it is a fear of being left. You’ve met that one, and got up, and it’s why those you trust can tell you anything. But no score’s ever been enough. Show them the question. “Will you stay?” is all it says.',
    },
  },
} satisfies AspectUnits;
