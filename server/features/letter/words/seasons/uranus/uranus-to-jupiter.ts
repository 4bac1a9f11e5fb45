// Seasons of Uranus at the reader's Jupiter.

import type { SeasonUnits } from '../../unit.ts';

export const URANUS_TO_JUPITER: SeasonUnits = {
  joined: {
    headline: 'You’ve been invited by mistake, possibly.',
    coming:
      'The folder where strangers write to you has been getting better mail. Uranus, which delivers without calling ahead, is closing in on your Jupiter. Check it twice. There’s more in there than coupons.',
    exact:
      'Some invitation looks like a clerical error, and hope has you reading it standing up. Your Jupiter has Uranus on top of it, the bringer of wild cards. Ask for a week. It’s meant for you.',
    leaving:
      'You answered the letter, either way, and you did it as somebody with choices. Uranus, fond of the long shot, is moving on from your Jupiter. File the envelope. It’s nice to have been found.',
    register: 'warm',
    area: 'work',
    advice: 'listen',
    picture: 'paper',
  },
  easy: {
    headline: 'Your passport is feeling neglected.',
    coming:
      'A friend has sent you a fare to an island with one bus. Uranus, planet of the short notice, is nudging your Jupiter. You’ve got the days. Find the little blue book.',
    exact:
      'You packed in nine minutes and forgot only the sensible thing. Uranus, which prefers no itinerary, has your Jupiter by the sleeve. Get on. You’ll tell this story badly and often, at other people’s weddings.',
    leaving:
      'The stamp’s crooked, and you’ve got sand in a novel. Uranus, scout of odd routes, is off without your Jupiter. Renew whatever’s expiring. Your friend is already looking at ferries.',
    register: 'light',
    area: 'friends',
    advice: 'move',
    picture: 'water',
  },
  hard: {
    headline: 'You said yes to three futures.',
    coming:
      'There’s a deposit down on one plan, and your eye’s on two more. Uranus, which hates to close a tab, is making your Jupiter generous with your money. Don’t add any. Put the receipts in one pile.',
    exact:
      'Optimism signed up for everything, and the dates collide. Behind it is Uranus, planet of the grand leap, at a hard angle to your Jupiter. Pick one you’d do broke. Write the others a gracious no.',
    leaving:
      'You’ve got one future left, paid up, and you keep opening the folder to look. Uranus, who bets on every horse, is letting your Jupiter count again. You lost two deposits. Call that tuition.',
    register: 'firm',
    area: 'money',
    advice: 'finish',
    picture: 'paper',
  },
};
