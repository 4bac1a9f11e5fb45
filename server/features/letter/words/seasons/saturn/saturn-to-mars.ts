// Saturn's seasons at the reader's Mars.
import type { SeasonUnits } from '../../unit.ts';

export const SATURN_TO_MARS: SeasonUnits = {
  joined: {
    headline: 'You’re pushing something heavy with the brake on.',
    coming:
      'The project won’t roll, and you’ve begun taking it personally. Your Mars, the engine in you, is running into Saturn, who’s friction itself. Shoving only scorches something. Find the brake: an approval, a missing part, a person.',
    exact:
      'Slow isn’t stuck. Saturn, who lets nothing through at speed, is parked on your Mars, and you’re furious at a pace that’s probably correct. Take the steps in order, dull ones first.',
    leaving:
      'The thing moves. You’d braced so long that you nearly fell over. Saturn, who builds muscle by resisting, is pulling away from your Mars, and you’ve learned to lean instead of ram. Stay in low gear.',
    register: 'firm',
    area: 'work',
    advice: 'move',
    picture: 'road',
  },
  easy: {
    headline: 'You’ve become a person who goes anyway.',
    coming:
      'Your shoes have moved closer to the door by themselves. Saturn, coach of the unexciting, is coming to good terms with your Mars, so effort suits you in small, regular doses. Don’t buy gear. Go around once.',
    exact:
      'You go when it drizzles, and you’re smug about it, pleasantly. Saturn, who believes in schedules, has an easy angle to your Mars and wants no records broken. Same loop. Same bench. Wave at the same dog.',
    leaving:
      'Somewhere in your week is a groove for exercise, and it’ll keep without a planet holding it. Saturn, who made it dull on purpose, is leaving your Mars. Look at those soles. You wore them down.',
    register: 'light',
    area: 'body',
    advice: 'move',
    picture: 'outdoors',
  },
  hard: {
    headline: 'You’re trying to light wet wood.',
    coming:
      'More effort, more smoke: you’ve been blowing on one log for ages, and your patience is what’s burning. Something’s dampening your Mars: Saturn, closing in at a hard angle. Your body objects. Step away.',
    exact:
      'You’re angry at your own limits, as though someone had installed them to spite you. Saturn, the planet that says “enough,” is at odds with your Mars. Believe it. Sleep’s on the list, and it goes first.',
    leaving:
      'Things dry out when they’re left alone, and so did you. Now that Saturn, who made you wait, is off your Mars, a single match will do. Build it small. You’ve got kindling and sense.',
    register: 'firm',
    area: 'body',
    advice: 'rest',
    picture: 'fire',
  },
};
