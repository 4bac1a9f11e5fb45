// The Sun in aspect to each body that comes after it in the chart.

import type { AspectUnits } from '../unit.ts';

export const SUN_ASPECTS = {
  moon: {
    joined: {
      headline: 'You live in one room, bed and all.',
      text: 'Whoever’s let in can see what’s on the stove and whether you’ve slept. Who you’re out to be is the Sun, how you feel is the Moon, and yours sit right beside each other, with no hallway in between. You mean what you do, and people find that restful. But a bad day at work comes straight to the table, and when you’d like to sulk there’s nowhere to do it in private. A curtain would do. Hang one.',
    },
    easy: {
      headline: 'What you want and what you need share rides.',
      text: 'A friend’s been up all week over whether to take the job, and you honestly can’t see it. You’d have known by dessert. The Sun, your aim in life, is on good terms with the Moon, your need for comfort; one drops the other off. You’re easy company, being so seldom at war. But you’ve skipped the steep roads, where those two would’ve argued, and mildly envied people who took them. Pick one. They’d both get in.',
    },
    hard: {
      headline: 'Two hands in you are on the thermostat.',
      text: 'You’d chased the promotion for a year, and heading home with the news you were homesick for your old desk. Your Sun, which wants your name on something, likes it brisk. The Moon, which wants to feel safe, is at odds with it and turns the dial back up. You seldom get to rest in a decision. But you’ve learned to bargain, and people who’d never agree on a room can sit in yours. Neither hand’s the enemy. Sixty-eight is livable.',
    },
  },
  mercury: {
    joined: {
      headline: 'Even your shopping list sounds like you.',
      text: 'A coworker’s tidied a paragraph of yours. It’s shorter, even clearer, and you feel as though somebody’d been through your pockets. Mercury, which is how you think and put things, sits right on top of the Sun, your sense of who you are; you’ve got no official voice. So people believe you. Only, when your facts are corrected you are, too, and one wrong date can leave you sore. Let somebody else write the list once. You’ll still know your own kitchen.',
    },
  },
  venus: {
    joined: {
      headline: 'One guest didn’t laugh, and you noticed.',
      text: 'Thirty people are having a lovely time, and you’re by the bookcase, working on the thirty-first. With Venus, your wish to please, right beside the Sun, your wish to count, being liked is a way of existing a little more. You’re good at it. Stiff people find, in your company, that they’re witty. But you’ve dropped a sound point over one frown, and gone home hurt, with thirty hugs on your coat. Leave the bookcase. Some people laugh on the bus.',
    },
  },
  mars: {
    joined: {
      headline: 'You walk up escalators.',
      text: 'It’s moving, you’re moving, and there’s a back in front of you with a bag on either side. Put Mars, which is push, right on top of the Sun, which is life in you, and you’re most yourself while something’s getting done. People who’d been waiting for permission just follow. But “Let’s think about it” feels like a shove, and you’ve snapped at someone who was only tired, then been ashamed at the top. Stand still for one flight. It’s going up anyway.',
    },
    easy: {
      headline: 'You start other people’s cars.',
      text: 'They’re still feeling around for the latch, and you’ve clipped on the cables and said “Try it now.” The Sun is your will, Mars is the muscle, and they’re on such good terms that you’ve never noticed the handover. You call it practical. Others call it nerve. Since it hasn’t failed you, you don’t know how much there is, and whole years have gone in short errands, a little bored, with all that charge. Where’s the hill you’d need it for?',
    },
    hard: {
      headline: 'You lean as though there’s always wind.',
      text: 'You’d rehearsed the argument on the stairs, they said “Sure, fine,” and you nearly fell into the room. Your Sun, what you stand for, is at odds with Mars, how you fight for it, so you expect a push, and push first. It’s made your legs strong. On a really rough day others walk behind you. But you’ve heard “no” in plain questions, and spent good anger on people who were holding the door. Stop a second. Feel for wind.',
    },
  },
  jupiter: {
    joined: {
      headline: 'You round everything up.',
      text: '“Ten minutes away,” you say, looking for your other shoe. Nine guests are a dozen, a cousin’s band will be huge, and you believe it. Jupiter enlarges whatever it’s near, and yours sits right beside the Sun, which is you in daylight. You’ve rounded up people, too: “You’re nearly ready,” you told a beginner, who then was. Meanwhile somebody’s on a corner for the other thirty minutes. You arrive embarrassed, with flowers. Round the people up. Count the minutes.',
    },
    easy: {
      headline: 'You’ve never needed much of an umbrella.',
      text: 'Yours came from a lost-and-found, and it’s hardly been opened, since, whatever else has come to you the hard way, the rain holds off till you’re in. Jupiter, the habit of expecting luck, lends a hand to the Sun, to whatever you set out to be. So you’re still out walking when others have gone home, and they like to walk with you. But to a friend who was soaked you’ve said “It’ll clear up,” and been baffled by their face. Stand in it with them. Bring the umbrella.',
    },
    hard: {
      headline: 'The rug looked smaller in the store.',
      text: 'Now it’s halfway up the wall, and you’re sitting on the roll, thinking about a larger apartment. The Sun is the life you’ve got; Jupiter, its eye on a bigger one, pulls against it. So you say yes in the size you’d like to be: choir, Italian and a half marathon, all the same week. More than once you’ve grown to fit. But you’re too proud to roll it up, so you trip on the edge for a year. Pace it out. Then buy it large.',
    },
  },
  saturn: {
    joined: {
      headline: 'Your good coat was bought to grow into.',
      text: 'The sleeves came down over your hands, and you were told it would last. The Sun in you only wanted to shine, and right on top of it sits Saturn, which is duty, so you learned early to walk under the weight. In bad weather people look for whoever’s dressed for it, and there you are. Only, it’s June, and you’re on the beach with your work phone, lonely and buttoned up. Nobody’ll take it. Lay it on the sand.',
    },
    easy: {
      headline: 'You’ve never had a screw left over.',
      text: 'The shelf stands, the leaflet’s back in its bag, and your friend’s on the floor with step two upside down. Whatever the Sun in you sets its heart on gets a hand from Saturn, which is patience. It’s no effort, so you don’t count it, but you’ve finished more than most people begin. Where nothing’s numbered, a grief, say, or a toddler, you may stand there with the bag, and envy whoever’s on the floor laughing. Build something that has no leaflet. Expect a screw.',
    },
    hard: {
      headline: 'You show ID at your own front door.',
      text: 'You’ve written the application, it’s good, and with your finger over “submit” you hear it again: “And you are?” The Sun, your plain wish to be someone, is at odds with Saturn, the guard who wants proof. More than once you’ve turned around, discouraged, before anyone had said no. So your papers are in order. What you’ve got you’ve earned, no one can talk you out of it, and you vouch for whoever’s stopped behind you. You live here. Walk in.',
    },
  },
  uranus: {
    joined: {
      headline: 'You’re the switch nobody’s figured out.',
      text: 'Every house has one, by the back door: it goes up, it goes down, nothing happens. Then somebody leans on it, and there’s light in the yard. Uranus, which is whatever can’t be predicted, sits right beside the Sun, which is what you’re here to be. “I’ve quit,” you said once between courses, cheerfully, and two people at the table woke up. But once somebody’s labeled you, you rewire, and then it stings that nobody expected you. Show one person the lamp.',
    },
    easy: {
      headline: '“Road closed” cheers you up.',
      text: 'Everyone else in the car sighs, and you’re already reading out the names of villages. Your idea of yourself, the Sun, is on good terms with Uranus, which is change without notice, so a new boss or city finds you much the same and slightly more awake. You’re who they sit next to that week. But somebody packed for the old road. You’ve watched people grieve over a canceled routine, and felt only impatience. Pull over. Ask what they’d wanted to see.',
    },
    hard: {
      headline: 'You’ve pulled the cloth from under your own dishes.',
      text: 'The table was set: a decent job, a lease, your mug by the sink. Then it got too quiet, and you took hold of the hem. Your Sun would like to go on being someone in particular; Uranus, which won’t have anything stay put, is at odds with that. Mostly the cups stood. You learned what needs no cloth, and friends who’ve lost everything find you oddly calm. One cup was somebody else’s, though, and that’s your remorse. Lift theirs before you pull.',
    },
  },
  neptune: {
    joined: {
      headline: 'You remind everyone of somebody.',
      text: 'A cousin, a singer, a person they lost touch with: strangers look twice and start telling you things. The Sun is your own outline, with Neptune, which dreams across edges, right on top of it. So people find in you what they’ve missed, and you’re kind enough to wear it for an evening. You can feel for nearly anyone. Then there’s a party, it’s for you, and you’re suddenly shy, waiting to be introduced. Say your name. Say what you’d like to drink.',
    },
    easy: {
      headline: 'You leave meetings without standing up.',
      text: 'They’re on slide nineteen, your pen’s moving, and you’re on a beach out of season, turning something over. Your waking self, the Sun, is on good terms with Neptune, which is imagination, so the way out’s always open, and the way back, too. You return with sand in your cuffs and the idea they needed. But a place that’s so easy to reach needn’t be booked, and you’ve been wistful over trips you’ve taken only there. Buy one ticket. Bring the pen.',
    },
    hard: {
      headline: 'You followed the taillights into a stranger’s driveway.',
      text: 'It was thick out, they seemed to know the way, and you were so grateful. Your own direction, the Sun, is at odds with Neptune, which is fog and the lovely glow in it. A cause, maybe, or somebody’s charm; then the engine stopped, and they went in to supper. You felt foolish. But you drive well in fog by now, slowly, window down, and people who are lost can tell you so. Your own low beams show ten feet. Go ten feet.',
    },
  },
  pluto: {
    joined: {
      headline: '“You haven’t changed a bit” makes you smile.',
      text: 'They mean it kindly, across two shopping carts, and they’re talking to a person you buried yourself. Pluto, which takes things down to the root, sits right on top of the Sun, which is the one you call “I.” Somebody at the bottom of a year looks at you and thinks it can be done. But the photographs went, too, and out of pride you’ve crossed the street from whoever knew the last one. Keep one picture. That person got you here.',
    },
    easy: {
      headline: 'You can name a number and stop talking.',
      text: 'Across the desk they rustle, cough, and come up to meet it. Your presence, which is the Sun, and the strength you keep out of sight, which is Pluto, are on good terms. You don’t raise your voice. You don’t leave, either. People tell you hard truths as though you’d asked. But a friend who’d only paused to think has owned up to something, in alarm, and you never knew. Say “Take your time.” They’ll breathe.',
    },
    hard: {
      headline: 'You take the chair that faces the door.',
      text: 'Nobody notices, and before they’ve hung up their coats you know who came with whom. Your Sun, the right to run your own life, is at odds with Pluto, which is power in whoever’s hands: somebody who read your mail, say, or a boss who had to win. You hold things back, and there’s fear under it. You’ve also come through. You aren’t fooled for long, and people who are being leaned on pick your table. Give someone you trust that chair. They’ll watch.',
    },
  },
} satisfies AspectUnits;
