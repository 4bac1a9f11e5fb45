// Jupiter's seasons at the reader's Uranus.
import type { SeasonUnits } from '../../unit.ts';

export const JUPITER_TO_URANUS: SeasonUnits = {
  joined: {
    headline: 'There’s a spare ticket with your name on it.',
    coming:
      'Your plans are very well made, and somebody keeps waving a spare ticket at them. Your Uranus can’t bear routine, and here comes Jupiter, who favors the last minute. You’re tempted. Keep a bag half packed.',
    exact:
      'You agreed before asking where. Jupiter, who books first and reads later, is right on your Uranus, and you’re laughing in a way your coworkers haven’t heard. Go one stop past sensible. You know the way back.',
    leaving:
      'You’ve kept the stub, a few new people, and a story whose beginning nobody believes. Jupiter, who likes you unscheduled, goes looking for trouble elsewhere, and your Uranus is sorry. Don’t plan everything.',
    register: 'warm',
    area: 'friends',
    advice: 'move',
    picture: 'paper',
  },
  easy: {
    headline: 'You could pay for it in bicycle repair.',
    coming:
      'There’s a haircut you want, and cello, and a door that sticks, and there’s your balance. Jupiter, who finds other ways to pay, is coming to good terms with your Uranus. What can you fix?',
    exact:
      'One tuned-up bicycle for a lesson: nobody’s wallet came out, and you both feel like smugglers. Jupiter, the planet of happy bargains, grins at your Uranus, the inventor in you. Offer first. Wipe the chain.',
    leaving:
      'Half the block owes you, and you owe the rest, which is how neighbors keep books. Jupiter, who likes a market without coins, pedals off from your Uranus. You’ve got better hair. Leave the pump out.',
    register: 'light',
    area: 'money',
    advice: 'start',
    picture: 'tool',
  },
  hard: {
    headline: 'You’re this close to owning goats.',
    coming:
      'You’ve watched so many goat videos that you know the breeds. Jupiter, who can’t picture too much of anything, is nearing a hard angle with your Uranus, bored by a tidy yard. It’s serious. Read about hooves.',
    exact:
      'A herd, a camper, a commune upstate: the cure for your restlessness keeps growing and needing feed. Your Uranus wants a jolt, and Jupiter, the planet of wild abundance, pushes too hard. Ask your household. It’s information.',
    leaving:
      'You borrowed a pair for an hour, or you came to. Jupiter, who’s never cleaned a barn, is done goading your Uranus. You wanted one thing at home that won’t behave. Start with a drum.',
    register: 'firm',
    area: 'home',
    advice: 'listen',
    picture: 'outdoors',
  },
};
