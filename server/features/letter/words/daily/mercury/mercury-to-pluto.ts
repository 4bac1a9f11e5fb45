// Mercury at the reader's Pluto.

import type { MatterUnits } from '../../unit.ts';

export const MERCURY_TO_PLUTO: MatterUnits = {
  joined: [
    {
      headline: 'You’ve only ever told it as a comedy.',
      notice:
        'Your bad year is a polished eight minutes by now, with the landlord, the raccoon and the pause before “twice.” They cry laughing, and you go home lonely.',
      why: 'With Mercury, the storyteller, on your Pluto {exact}, what you came through would like to be told straight.',
      helps:
        'Ask for the house lights. Tell one friend a minute of it without the raccoon: what scared you, who came. No closing bit. Nobody will leave.',
      question: 'Which part did you cut because it got no laugh?',
      register: 'warm',
      area: 'friends',
      advice: 'speak',
      picture: 'up',
    },
    {
      headline: 'Someone still has your old security deposit.',
      notice:
        'You waved it off, two apartments ago, with a laugh that didn’t fool you. You know the sum to the dollar. It’s a grudge, neatly buried.',
      why: 'Your Pluto never forgets where it put a thing, and Mercury, nose to the ground, gets to the very spot {exact}.',
      helps:
        'Dig. One short email with the old address and the amount, one search for unclaimed property under your name. You may only get muddy paws. It beats circling.',
      question: 'What has being easygoing cost you?',
      register: 'light',
      area: 'money',
      advice: 'ask',
      picture: 'outdoors',
    },
    {
      headline: 'You now know everything about one shipwreck.',
      notice:
        'It began with a link, and somewhere past the captain’s letters you lost all feeling in a foot. You’re spellbound. You haven’t blinked since the hull.',
      why: 'Mercury only meant to look something up {exact}, but it’s on top of your Pluto, who doesn’t stop halfway down.',
      helps:
        'Come up as divers do, in stages. First the foot, then the window, then once around the block. Bring somebody one thing from below: the cook’s parrot.',
      question: 'What did you go down there to get away from?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'down',
    },
  ],
  easy: [
    {
      headline: 'Two pages of their story are stuck together.',
      notice:
        'They’ve told you everything up to one spring, and then it’s two years later and there’s a dog. You’ve always been curious, and too kind to pull.',
      why: 'Closed chapters are your Pluto’s department, and Mercury, a careful reader, is on good terms with it {exact}.',
      helps:
        'Pages like that want warmth. Read them one of yours first. Then say, “I’ve wondered about that spring. You can skip it.” Then wait.',
      question: 'How would you want to be asked about yours?',
      register: 'warm',
      area: 'love',
      advice: 'listen',
      picture: 'paper',
    },
    {
      headline: 'That locked drawer is mostly rubber bands.',
      notice:
        'You’ve moved its little key from ring to ring for years, for fear of one letter. Nobody else remembers there’s a drawer.',
      why: 'Your Pluto locks a thing up so it’ll hold still, and Mercury, good with small keys, is at an easy angle to it {exact}.',
      helps:
        'Turn the key. Read the letter once, standing, and keep a sentence or none. Then give the drawer a dull job, like batteries, and leave it ajar.',
      question: 'What did you think it could still do to you?',
      register: 'light',
      area: 'home',
      advice: 'let go',
      picture: 'container',
    },
    {
      headline: 'Nobody’s really fighting about the button.',
      notice:
        'You’ve had an hour on its color, with slides, and like a mechanic you can hear another knock underneath: somebody’s budget, somebody’s chair. You feel oddly calm.',
      why: 'Under the talk your Pluto hears the other talk, and Mercury, never short of a question, lends it one {exact}.',
      helps:
        'Lift the hood in private. Ask one person, “What gets decided when this gets decided?” Then wipe your hands and wait. People tell mechanics things.',
      question: 'What do you fight about when it’s something else?',
      register: 'warm',
      area: 'work',
      advice: 'ask',
      picture: 'tool',
    },
    {
      headline: 'There’s a figure you’ve never said aloud.',
      notice:
        'You know it to the dollar: what you owe, or what you’ve got. You carry it like a stone in a shoe, and it’s lonely, limping for no reason.',
      why: 'Your Pluto keeps what isn’t said, and it lets go of a little when Mercury, the plain one, is kind to it {exact}.',
      helps:
        'Say it, to the dashboard first, then to someone who won’t flinch. Spoken, it’s a number. Numbers have a next step.',
      question: 'Who could hear it and still pass you the bread?',
      register: 'warm',
      area: 'money',
      advice: 'speak',
      picture: 'road',
    },
  ],
  hard: [
    {
      headline: 'Your thumb hasn’t been off duty in hours.',
      notice:
        'You check, and check again, as though the answer might slip out by a side gate. Somebody else is deciding it. You feel dread, and a cramp.',
      why: 'Your Pluto holds on, Mercury has no news for it, and they’re at a hard angle {exact}.',
      helps:
        'Relieve the guard. Leave the phone with someone you trust, or in the mailbox, and give both hands an hour of something wet or heavy. The news knows your address.',
      question: 'What do you believe you’re holding in place?',
      register: 'firm',
      area: 'body',
      advice: 'rest',
      picture: 'person',
    },
    {
      headline: 'You still know what your ex is watching.',
      notice:
        'It’s your card and their profile, and they’re on episode six of something meant for two. You call it twelve dollars. It’s jealousy, with subtitles.',
      why: 'Handing in keys isn’t like your Pluto, and Mercury, eye to the keyhole, is at a hard angle to it {exact}.',
      helps:
        'Send one civil line: “I’m closing the account. Save what you like.” Change the password to one you won’t remember, and step back from the door.',
      question: 'What would you lose by not knowing?',
      register: 'firm',
      area: 'money',
      advice: 'let go',
      picture: 'door',
    },
    {
      headline: 'Your secret’s been on a trip without you.',
      notice:
        '“I heard, I’m so sorry,” says someone you never told, and you do the math. Only one person had it. You’re hurt.',
      why: 'Your Pluto tells a thing once, to one friend, and Mercury, who’s never sat on anything, is at odds with it {exact}.',
      helps:
        'Call off the detectives. Ask that friend alone: “This got around. How did it leave the house?” Let them unpack. Some of it may be kindness, badly folded.',
      question: 'What did you hope for when you told it?',
      register: 'firm',
      area: 'friends',
      advice: 'listen',
      picture: 'road',
    },
  ],
};
