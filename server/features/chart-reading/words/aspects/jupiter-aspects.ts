// Jupiter in aspect to each body that comes after it in the chart. Shared with everybody born that season.

import type { AspectUnits } from '../unit.ts';

export const JUPITER_ASPECTS = {
  saturn: {
    joined: {
      headline: 'You walk a big dog on a short leash.',
      text: 'It’s seen a squirrel, and you’ve seen the traffic. Jupiter, which would like to run, sits right on top of Saturn, which has the other end; everyone born near you has the pair, and in you they’ve learned to walk. You get there, if with a jerk or two, and half the neighborhood’s been pulled along to something real: a pool, a school, a second degree. But you’ve passed open fields while somebody’s careless hound tore by, and been sick with envy. Find a fence. Unclip it.',
    },
    easy: {
      headline: 'You come down when the bucket’s full.',
      text: 'There are cherries above you still, and somebody in the next tree is yelling “Higher.” Jupiter, which wants more, is on good terms with Saturn, which knows what’s enough. Everyone your age was given that; you use it, on sales, on jobs, on arguments you were winning. You hardly ever pay for too much. What you’ve missed you don’t notice, until they tell it for years, the top branch and the ferry going by, and you’re wistful. Leave the bucket below for once. Climb with nothing to fill.',
    },
    hard: {
      headline: 'You let the kite up and reel it in.',
      text: 'The offer was wonderful, you said yes on the spot, and you’ve been winding it back since: fewer hours, a trial month, maybe fall. Jupiter lets out string, Saturn reels it in, and they’re at odds in everyone born that season. Your arms know it. You’re torn over things that friends decide while parking. Yet a kite with no pull on it comes down, and yours stay up; what you began is still there, small and high. Give this one ten more yards. The string’s yours.',
    },
  },
  uranus: {
    joined: {
      headline: 'You said yes before hearing which country.',
      text: 'It was a bad line, someone said “by six,” and you were hunting for your passport. Jupiter, your nose for luck, sits right on top of Uranus, which likes it sudden; everyone born that season hears such calls, and you’re the one who picks up. You’ve gotten a trade that way, or a dog, or a friend. But you’ve hung up in such glee that you never saw who was setting the table for two behind you. Put your hand over the phone. Turn around and ask.',
    },
    easy: {
      headline: 'The wrong bus has been good to you.',
      text: 'It’s how you found your dentist, a friend and that one beach. Jupiter, which trusts the world, lends a hand to Uranus, which prefers it strange. Everyone born that season has this, and you’re among the few who still get on. You’ve no idea that others find it brave. Nor can you see why they’re cross, back at the right stop, with an hour gone; it was such a nice ride, and you feel misjudged. Call from your seat. Then take them to the beach.',
    },
    hard: {
      headline: 'You resigned from the club you founded.',
      text: 'It had your slogan over the door, and by spring it had bylaws. Jupiter, which believes in things, is at odds with Uranus, which bolts when they set, and everybody born around then has that. You start things, people come, and it’s still going years after you’ve left. You’ve seen them from the sidewalk, laughing in there, and felt a regret you couldn’t explain; it was the bylaws you’d quit. Go in once as a plain member. Sit at the back.',
    },
  },
  neptune: {
    joined: {
      headline: 'Told to clap if you believe, you clap.',
      text: 'You’re a grown person in row J, and the fairy’s light is going out. Jupiter, your faith, sits right on top of Neptune, your pity, and everyone of your season was born a believer. You clap for what’s fading: a shop in its last month, a cousin’s tenth fresh start. Some got up again. You’ve also clapped for a microphone with a payment plan, and come out into daylight feeling duped. Stay past the curtain. Whoever’s sweeping the stage could use your hands.',
    },
    easy: {
      headline: 'You can sleep in anybody’s back seat.',
      text: 'The lease was up, the job was over, and fifty miles on you’d nodded off, barefoot. Jupiter, which expects to arrive, is on good terms with Neptune, which doesn’t mind not knowing where. Everyone born around then can do that. You do it so well that worried people breathe slower beside you, and you’ve never had to call it trust. But somebody was driving. You woke at the curb, rested, to a gray face, and felt ashamed. Stay up for a stretch. Read them the signs.',
    },
    hard: {
      headline: 'You still have the binder from that seminar.',
      text: 'It’s three inches thick, it’s got your name on it, and it’s behind the vacuum. Jupiter wants a truth to live by, Neptune puts a glow on everything, and they pull against each other in all who came along when you did. You’ve given more than you could spare, and felt cheated in the parking lot. But you went on hoping, with your eyes open, and whoever’s newly burned is comforted by you. There was one good page. Take it out. The rest can go.',
    },
  },
  pluto: {
    joined: {
      headline: 'Asked to fix the newsletter, you took over.',
      text: 'By June it had a readership, a treasurer and a cause. Jupiter, which makes things grow, sits right on top of Pluto, which won’t do them by halves; your whole season of birthdays came with that engine. You put yours behind whatever’s been left to rot. Tenants have won with you. Somewhere back there, though, is a person who’d liked doing the recipe column, and you steamed past, impatient. Idle for a minute. Give them their page, and don’t touch a comma.',
    },
    easy: {
      headline: 'You got a better kitchen out of the flood.',
      text: 'The rest stared at the ceiling; you’d noticed that with the wall gone there was light. Jupiter, which spots a chance, lends a hand to Pluto, which has been through the worst before. Those born when you were tend to come back with more than they lost; you’re so used to it that you don’t call it strength. Friends still standing in the wet exasperate you, and you tell them how nice it’ll be. They can’t see it. Bring towels before paint chips.',
    },
    hard: {
      headline: 'Nobody plays board games with you twice.',
      text: 'You’d said it was for fun, and somebody’s kid is handing you the last railroad. Jupiter would like everyone to have plenty, Pluto can’t stand to lose, and they’re at odds in your whole age group. Against a bank that’s a fine thing; you’ve won people their houses back. But a small board gets the same you, and there’s an odd loneliness in owning all the hotels. Lend them the rent. See how long you can all keep playing.',
    },
  },
} satisfies AspectUnits;
