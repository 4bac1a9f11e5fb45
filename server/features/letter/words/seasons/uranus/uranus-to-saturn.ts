// Seasons of Uranus at the reader's Saturn.

import type { SeasonUnits } from '../../unit.ts';

export const URANUS_TO_SATURN: SeasonUnits = {
  joined: {
    headline: 'They moved the ladder you were climbing.',
    coming:
      'The policy you built your week around is “under review.” Uranus, which can’t leave a rulebook alone, is shaking the rung beneath your Saturn. You’re steady. Hold the rail and read every memo twice.',
    exact:
      'A reorganization has your desk, your title or your hours in it, and you feel a dry sort of dread. Uranus, planet of abrupt change, has met your Saturn. Ask what stays. Somebody’s got a list.',
    leaving:
      'The ladder’s against a different wall now, and your view is decent. Uranus, who moves furniture for sport, is leaving your Saturn with fewer habits. The good ones held. You’ve stood on every one.',
    register: 'firm',
    area: 'work',
    advice: 'listen',
    picture: 'up',
  },
  easy: {
    headline: 'You can loosen one screw and keep the shelf.',
    coming:
      'You’ve pictured a week with a hole in it, on purpose. Uranus, which likes a flexible joint, is getting chummy with your Saturn. Nobody’s asked the boss. Write down which hour does the least.',
    exact:
      'Four days, same work, slightly less pay: you ran the numbers and felt giddy. Uranus, tinkerer with time, has your Saturn’s approval, so propose it as a trial. Bosses can’t resist one. It sounds temporary.',
    leaving:
      'The shelf’s still up. Uranus, who would’ve taken out every bolt, parts from your Saturn pleased with one. You’ve got a free day, or the nerve to name it. Put something useless there.',
    register: 'light',
    area: 'money',
    advice: 'ask',
    picture: 'tool',
  },
  hard: {
    headline: 'Somebody older won’t follow your plan for them.',
    coming:
      'The family bumper has a dent that nobody will discuss. Uranus, which won’t be managed, is pushing against your Saturn, your sense of duty. You’ve got brochures. Leave them in your bag for this visit.',
    exact:
      'You want them safe, they want to drive, and you’re both a little worried. Uranus, the planet of “you can’t make me,” is at odds with your Saturn. Ride along. Let them pick the radio.',
    leaving:
      'You’ve worked out a deal with more give in it than you’d planned, and they still hold the keys to something. Uranus, champion of the stubborn, is letting your Saturn rest. Wave from the curb.',
    register: 'firm',
    area: 'home',
    advice: 'let go',
    picture: 'road',
  },
};
