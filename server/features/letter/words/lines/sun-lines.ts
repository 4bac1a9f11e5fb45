// What the Sun does at each of the reader's points, in a line: being seen, attention, vigor.
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import type { DayLines } from '../unit.ts';

export const SUN_LINES: Readonly<Record<NatalPointKey, DayLines>> = {
  sun: {
    joined: [
      'Accept the fuss. You can be modest next year.',
      'You’re the occasion. Dress however you like.',
    ],
    easy: ['Say “me” when they ask who wants to.', 'You’re easy to root for. Give them something.'],
    hard: [
      'Somebody may doubt you. Your spine hears it first.',
      'You’re defending a castle nobody’s noticed.',
    ],
  },
  moon: {
    joined: [
      'Your needs have the microphone. Speak normally.',
      'You can show them the soft side. It’s ready.',
    ],
    easy: ['Do the brave thing in comfortable clothes.', 'You’re the same person indoors and out.'],
    hard: [
      'They’d like you dazzling. You’d like socks.',
      'Praise is lovely. You may only want soup.',
    ],
  },
  mercury: {
    joined: [
      'You’re quotable. Mind what you say about cousins.',
      'Your mind’s on stage. Leave out one anecdote.',
    ],
    easy: ['Raise your hand. You know this one.', 'Tell it plainly. They’re already leaning in.'],
    hard: ['You’re being clever at someone.', 'Everyone will hear you. Two people will get it.'],
  },
  venus: {
    joined: [
      'You look like you’ve been told a happy secret.',
      'Compliments are landing. Pass every other one on.',
    ],
    easy: [
      'You’re liked here. Spend a little of it asking.',
      'Somebody likes how you do that. Do it again.',
    ],
    hard: [
      'Being charming can feel a lot like overtime.',
      'You’d like to be adored without the outfit.',
    ],
  },
  mars: {
    joined: [
      'You’re very awake. Point it at something.',
      'Begin. You can be graceful about it later.',
    ],
    easy: ['Ask for the heavy end. You’ve got it.', 'Your yes has legs. Send it somewhere.'],
    hard: ['You’re racing someone who’s out for a stroll.', '“We’ll see” isn’t a starting gun.'],
  },
  jupiter: {
    joined: [
      'Ask for the large version. They’re in the mood.',
      'You’re on a roll. Leave room to turn.',
    ],
    easy: [
      'Someone generous is within earshot. Mention it.',
      'Luck likes your face. Bring it along.',
    ],
    hard: ['You’re a parade in a one-lane street.', 'Who’s promising them fireworks? Is it you?'],
  },
  saturn: {
    joined: [
      'It’s heavy, it’s yours, and you’re lifting it.',
      'Be early, be brief, be thanked eventually.',
    ],
    easy: [
      'Someone older approves. They won’t say so.',
      'You can carry this. You’ve packed it well.',
    ],
    hard: [
      'You’re auditioning for a judge who went home.',
      '“Not yet” isn’t no. Stay in the building.',
    ],
  },
  uranus: {
    joined: ['You’re unlike yourself, and it suits you.', 'Don’t explain the hat.'],
    easy: ['Say the odd idea. Someone’s been hoping.', 'Change your mind in public. Take a bow.'],
    hard: ['Nobody tells you what to do, including you.', 'The plan may leave without you. Wave.'],
  },
  neptune: {
    joined: [
      'They see what they’d like. Smile vaguely.',
      'You’re a bit see-through. Choose your company.',
    ],
    easy: [
      'Do the kind thing without signing it.',
      'Follow the pretty idea past the first corner.',
    ],
    hard: [
      'You’re easily mistaken for someone with answers.',
      'Nobody can see you waving in there.',
    ],
  },
  pluto: {
    joined: [
      'You mean it more than you’ve said.',
      'You could run this. Decide whether you want to.',
    ],
    easy: ['Ask the question under the question.', 'You’ve got sway here. Use a low voice.'],
    hard: [
      'Somebody’s testing who blinks. You could just blink.',
      'You want control. You’ve got the remote.',
    ],
  },
  ascendant: {
    joined: ['Heads turn. Straighten nothing.', 'Arrive all the way. Put the bag down.'],
    easy: [
      'Walk over first. They’ve forgotten your name, too.',
      'You make standing in line look social.',
    ],
    hard: [
      'They’ve got you wrong, and they’re so sure.',
      'You’re being looked at while holding everything.',
    ],
  },
  midheaven: {
    joined: [
      'Take credit in one sentence. Then sit down.',
      'Your name’s on it, in the big letters.',
    ],
    easy: ['Say what you’d like to be known for.', 'The right person’s looking at your good page.'],
    hard: [
      'They clap for the job. You’re waving behind it.',
      'You’re all résumé, and someone misses you.',
    ],
  },
};
