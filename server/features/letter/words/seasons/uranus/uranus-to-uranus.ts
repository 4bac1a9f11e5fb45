// Seasons of Uranus at the reader's Uranus.

import type { SeasonUnits } from '../../unit.ts';

export const URANUS_TO_URANUS: SeasonUnits = {
  joined: {
    headline: 'You’re allowed to be a beginner again.',
    coming:
      'You’ve been good at things for so long that you forgot the taste of being bad at one. Uranus, the planet of first times, is coming around to your Uranus. Rent the kayak. Ask which end’s front.',
    exact:
      'People expect you to be finished, and you’re curious instead. Uranus, which never did act its age, has come home to your Uranus. Take one lesson. The instructor is young enough to be careful with you.',
    leaving:
      'You went out past the dock and turned around by yourself. Uranus, forever new at everything, is going by your Uranus. Your arms will complain, and they’ll be bragging. Dry off. There’s a sillier sign-up sheet.',
    register: 'warm',
    area: 'body',
    advice: 'start',
    picture: 'water',
  },
  easy: {
    headline: 'Everyone you know is rearranging, and you’re curious.',
    coming:
      'Half your friends are getting married and half are returning the blender. Uranus, planet of people changing course, is nodding at your Uranus. You’re between the two, taking notes. Ask what surprised them.',
    exact:
      'You thought you’d want what they’ve got by now, and you want about a third of it. Uranus, who follows no template, is easy with your Uranus. That’s useful. Say which third on your next date.',
    leaving:
      'You’ve settled on a life with your own settings. Uranus, patron of custom orders, is moving along from your Uranus. Call it whatever makes your family stop asking. Somebody gave you their blender. It works.',
    register: 'light',
    area: 'love',
    advice: 'listen',
    picture: 'container',
  },
  hard: {
    headline: 'You’re the age you used to make plans about.',
    coming:
      'At some point the odometer rolled over, and you noticed on the stairs. Uranus, which pulls the alarm on anything overdue, is jolting your Uranus. You’re not late. You’re due for a look.',
    exact:
      'You want to bolt, and half of you wants a meeting about it. Uranus, famous for its U-turns, is at a hard angle to your Uranus. Don’t trade in everything. Rest, then change one large thing.',
    leaving:
      'You kept the car, so to speak, and changed where it goes. Uranus, who shows up to ask if you’re awake, is driving off from your Uranus. You were. The needle’s moving at a speed you like.',
    register: 'firm',
    area: 'body',
    advice: 'rest',
    picture: 'road',
  },
};
