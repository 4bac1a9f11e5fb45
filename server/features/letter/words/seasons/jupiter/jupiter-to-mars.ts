// Jupiter's seasons at the reader's Mars.
import type { SeasonUnits } from '../../unit.ts';

export const JUPITER_TO_MARS: SeasonUnits = {
  joined: {
    headline: 'Your legs want a bigger hill.',
    coming:
      'You always go around that hill, or whatever yours is, and lately your legs keep looking at it. Your Mars is about to get steam from Jupiter, who adds it to anything. You aren’t tired. You’re bored.',
    exact:
      'Winded, grinning, you’re talking faster than the slope allows. Jupiter, the planet of “farther,” is on your Mars, so appetite and strength finally agree. Warm up anyway. Leave yourself a way down.',
    leaving:
      'From the top that hill’s modest, which you’d never have known from below. Jupiter, who gets people to try, is easing off from your Mars. Keep the route. You’ll be back when it’s raining, out of spite.',
    register: 'warm',
    area: 'body',
    advice: 'start',
    picture: 'outdoors',
  },
  easy: {
    headline: 'You’re ahead of schedule. Don’t tell anyone.',
    coming:
      'Chores fall over at a touch, and you’re suspecting a trick. Your Mars has picked up a tailwind, and it’s Jupiter, cheeks puffed, doing the blowing. Every light’s green. Pick somewhere to go with the extra.',
    exact:
      'You did the job in half the time and then sat there looking busy out of manners. Jupiter, who loves headway, is all for your Mars. Spend the surplus. Start what you’ve been “too swamped” for.',
    leaving:
      'Traffic’s thickening, as it does, and you’re already miles down a road you chose. Your Mars has a taste for momentum, thanks to Jupiter, who gives rolling starts. You’re in gear. Stay off the side streets.',
    register: 'light',
    area: 'money',
    advice: 'move',
    picture: 'road',
  },
  hard: {
    headline: 'You’re sprinting the first mile of something long.',
    coming:
      'The start feels wonderful, which is the trouble: you’re passing everybody in the first mile. There’s a hard angle coming between your Mars and Jupiter, who overdoes whatever’s fun. Your body can’t see the map. You can.',
    exact:
      'You’ve picked a fight with distance, and possibly with the friend who suggested water. Your Mars is taking dares from Jupiter, the planet of overreach, at a hard angle. Slow until you can chat. Then hold it.',
    leaving:
      'Other people’s backs have stopped annoying you, and there’s something left in your legs for the end. Jupiter, who bets too early, has lost interest in your Mars. You found a pace. It’s nobody else’s.',
    register: 'firm',
    area: 'body',
    advice: 'rest',
    picture: 'road',
  },
};
