// Seasons of Pluto at the reader's Pluto.

import type { SeasonUnits } from '../../unit.ts';

export const PLUTO_TO_PLUTO: SeasonUnits = {
  joined: {
    headline: 'Your oldest jars are still labeled.',
    coming:
      'Down where you keep things, your own handwriting is on every lid. Pluto, which forgets nothing, is coming back to your Pluto, slowly. You’ve got time. Bring a light and somebody young enough to carry.',
    exact:
      'You know what you put by, and what you put off, and you’re calm about both. Pluto, the planet of deep storage, has returned to your Pluto. Open one. It kept better than you feared.',
    leaving:
      'What was worth saving has gone upstairs to the people you saved it for. Pluto, who outlasts everybody’s hurry, is passing your Pluto. Wash out the jars. They’ll ask how you did it.',
    register: 'warm',
    area: 'home',
    advice: 'finish',
    picture: 'down',
  },
  easy: {
    headline: 'You’d rather be warm than right.',
    coming:
      'You used to be good for a whole weekend on the subject of who steals the blanket. Pluto, wise to what a fight’s really about, is easy with your Pluto. You’re mellowing. Don’t tell them yet.',
    exact:
      'Somebody you love has all of the quilt, and you find you’d rather scoot over than testify. Pluto, the planet of picking battles, is backing your Pluto. It’s maturity. It feels like cheating.',
    leaving:
      'The bed is warm, and nobody recalls who won. Pluto, long past caring about small victories, ambles away from your Pluto. You’ve still got teeth. You just know what they’re for.',
    register: 'light',
    area: 'love',
    advice: 'let go',
    picture: 'person',
  },
  hard: {
    headline: 'You’re both waiting for the other to say it.',
    coming:
      'There’s a question on the top shelf, and you’ve both stopped looking up. Pluto, planet of choices that stay chosen, leans on your Pluto. You’re uneasy. Everyone else seems decided. They’re not.',
    exact:
      'Stay or move, settle or start over: it’s real now, and you’re afraid of wanting different things. Pluto, which gets people to say what they want, is at odds with your Pluto. Go first. Say it badly.',
    leaving:
      'You took it down and opened it between you, with the lights on. Pluto, who trades comfort for candor, is lifting from your Pluto. That’s behind you. The shelf has room, and so does the quiet.',
    register: 'firm',
    area: 'love',
    advice: 'speak',
    picture: 'container',
  },
};
