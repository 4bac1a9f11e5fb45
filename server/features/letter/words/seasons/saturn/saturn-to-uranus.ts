// Saturn's seasons at the reader's Uranus.
import type { SeasonUnits } from '../../unit.ts';

export const SATURN_TO_URANUS: SeasonUnits = {
  joined: {
    headline: 'Your fence needs a gate where you keep climbing.',
    coming:
      'You keep slipping out over the fence and feeling hunted, though nobody’s looked up. Your Uranus, your inner runaway, will soon meet Saturn, who licenses things or forbids them. Note where you climb. Measure the spot.',
    exact:
      'What would you do with a day that’s officially yours? Saturn, the planet of written agreements, meets your Uranus, which loathes asking. Ask anyway: a shorter week, a month off, fewer clients. You’re building a gate.',
    leaving:
      'Your way out has hinges and a latch now, and you use it in plain sight. Your Uranus has a pass from Saturn, who’d rather you left by the front. It’s scheduled. No more torn pants.',
    register: 'warm',
    area: 'money',
    advice: 'ask',
    picture: 'door',
  },
  easy: {
    headline: 'You’re changing the house one hinge at a time.',
    coming:
      'You’re itching to knock out a wall, possibly a rented one. Saturn, who likes an improvement that can be undone, is coming to easy terms with your Uranus, lover of surprises. Start where it squeaks.',
    exact:
      'The door swings the other way, and your hallway’s a foreign country. Saturn, who’s read the building code, is helping your Uranus: anything can be strange as long as it’s fastened. You’re delighted. Keep the old parts.',
    leaving:
      'Friends walk in, stop, and can’t say what’s different. You can. Saturn, who checks that the odd thing holds, is done with your Uranus. A few brass hinges, and you live somewhere else without having moved.',
    register: 'light',
    area: 'home',
    advice: 'move',
    picture: 'tool',
  },
  hard: {
    headline: 'Your band has a spreadsheet now.',
    coming:
      'Anything begun as fun reaches a meeting about dues, and you’re there, drumming on the table. Your Uranus hates a click track, and Saturn, who sets the tempo, is nearly at odds with it. Count to four.',
    exact:
      'Half the group wants a calendar, half wants noise, and you’re annoyed because you’d like both. Saturn, the planet of rehearsals, and your Uranus, which improvises, can’t agree. Say what you came for.',
    leaving:
      'The players who stayed can hear each other, and you’ve learned which part is yours. Your Uranus is through its audition with Saturn, who keeps time. You’re tighter. You can still come in early on the chorus.',
    register: 'firm',
    area: 'friends',
    advice: 'speak',
    picture: 'table',
  },
};
