// What the Moon does at each of the reader's points, in a line: moods, appetites and small needs.
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import type { DayLines } from '../unit.ts';

export const MOON_LINES: Readonly<Record<NatalPointKey, DayLines>> = {
  sun: {
    joined: [
      'For once your stomach and your calendar agree.',
      'You feel like yourself, appetite included.',
    ],
    easy: [
      'You’d be good company, even for yourself.',
      'You know what would make you comfortable. It’s doable.',
    ],
    hard: [
      'You’d headline, if it weren’t for the couch.',
      'You’ll say “thriving.” You’ll mean “sleepy.”',
    ],
  },
  moon: {
    joined: [
      'You’re homesick for somewhere you already live.',
      'The feeling’s yours. Nobody else left it here.',
    ],
    easy: [
      'Somebody near you yawns, and you feel understood.',
      'The old habit still fits. Slip it on.',
    ],
    hard: [
      'You need two things, in two different rooms.',
      'The room’s fine. It just isn’t cozy enough.',
    ],
  },
  mercury: {
    joined: [
      'You’re narrating the whole mood to the kettle.',
      'You’re thinking with your stomach. Take notes.',
    ],
    easy: ['The feeling has words. Two will do.', 'You can tell how they slept by their hello.'],
    hard: [
      'You’re explaining things to a mood. It isn’t listening.',
      'They’ll ask a question. You may hear a tone.',
    ],
  },
  venus: {
    joined: [
      'You’d be won over by a clean towel.',
      'Everyone looks a little dearer. One looks back.',
    ],
    easy: ['Pet something. A sweater counts.', 'Someone’s saving you the good chair. Take it.'],
    hard: [
      'You’d like to be coaxed. You may have to hint.',
      'Your sweet smile means “leave me alone.”',
    ],
  },
  mars: {
    joined: ['You’re cranky, and it’s weirdly energizing.', 'Your feelings are in running shoes.'],
    easy: [
      'Carry something heavy. The mood goes with it.',
      'Your temper’s handy. Give it a stuck window.',
    ],
    hard: ['Somebody will breathe near you, wrongly.', 'If you slam the drawer, it started it.'],
  },
  jupiter: {
    joined: [
      'You’d like seconds of everything, including people.',
      'Your mood is renting the bigger hall.',
    ],
    easy: ['Be pleased out loud. It catches.', 'You have warmth to spare. Spend it locally.'],
    hard: ['One is lovely. You’ll want four.', 'Your feeling only comes in extra large.'],
  },
  saturn: {
    joined: [
      'You feel like the only adult on the bus.',
      'You’re a little gray. Do one plain thing.',
    ],
    easy: ['Make the bed. You’ll believe in things again.', 'Your usual is enough. Order it.'],
    hard: [
      'You want comfort, so you schedule laundry.',
      'You’re denying yourself something that costs nothing.',
    ],
  },
  uranus: {
    joined: ['You can’t settle. Try the floor.', 'Your mood changes seats without telling you.'],
    easy: ['Change one habit, badly, and enjoy it.', 'Wear mismatched socks to something serious.'],
    hard: [
      'You want everyone gone, and also invited.',
      'Your nerves are picking up a radio station.',
    ],
  },
  neptune: {
    joined: [
      'Some of that sadness may be the next table’s.',
      'You can go for a walk without leaving the chair.',
    ],
    easy: ['Hum. You’ll find out how you are.', 'Be kind to the slow cashier. You’re slow too.'],
    hard: [
      'You may forget what you walked in upset about.',
      'You’ll read the room. It’ll be blank.',
    ],
  },
  pluto: {
    joined: [
      'You’ve only got room for one enormous feeling.',
      'Whatever it is, it’s been downstairs for years.',
    ],
    easy: [
      'Clean out one drawer. Feel oddly powerful.',
      'You know the real reason. It fits in one sentence.',
    ],
    hard: [
      'You’d forgive them, if they’d only guess why.',
      'You’re gripping that mug like evidence.',
    ],
  },
  ascendant: {
    joined: [
      'Your mood comes in first and sits down.',
      'No poker for you. Your face is narrating.',
    ],
    easy: ['You look like someone who’d hold the baby.', 'You’re within range of a hug.'],
    hard: ['You look fine. That’s the whole trouble.', 'You’re out without your outdoor face.'],
  },
  midheaven: {
    joined: [
      'You care how it goes, and it shows.',
      'You’re reading a feeling into the parking memo.',
    ],
    easy: ['Your instincts are employable. Follow one.', 'Be nice to the new hire. You remember.'],
    hard: [
      'Home needs you, and so does the slide deck.',
      'Your job wants your best face. It’s in the wash.',
    ],
  },
};
