// Jupiter's seasons at the reader's Uranus.
import type { SeasonUnits } from '../../unit.ts';

export const JUPITER_TO_URANUS: SeasonUnits = {
  joined: {
    headline: 'There’s a spare ticket with your name on it.',
    coming:
      'Your plans are very well made, and somebody keeps waving a spare ticket at them. Jupiter, who favors the last minute, is nearing your Uranus, which can’t bear routine. You’re tempted. Keep a bag half packed.',
    exact:
      'You agreed before asking where. Jupiter, the planet of adventures, is right on your Uranus, and you’re laughing in a way your coworkers haven’t heard. Go one stop past sensible. You know the way back.',
    leaving:
      'You’ve kept the stub, a few new people, and a story whose beginning nobody believes. Jupiter, who likes you unscheduled, goes looking for trouble elsewhere, and your Uranus is sorry. Don’t plan everything.',
    register: 'warm',
    area: 'friends',
    advice: 'move',
    picture: 'paper',
  },
  easy: {
    headline: 'Your odd hobby has a paying customer.',
    coming:
      'Your thing is what happens in the garage, with the wires or the tiny hats. Jupiter, who finds a market for anything, is coming to good terms with your Uranus. They’ll ask, “Are these for sale?” Nod.',
    exact:
      'Someone paid you, and you nearly apologized for the change. Your Uranus, your peculiar streak, has a backer in Jupiter, the planet of glad surprises. You don’t need a logo. Make six.',
    leaving:
      'There’s an envelope with the earnings in it, and your hobby’s buying its own felt. Jupiter, patron of the unlikely, takes one from your Uranus at full price. Stay strange. You can grow slowly from here.',
    register: 'light',
    area: 'money',
    advice: 'start',
    picture: 'tool',
  },
  hard: {
    headline: 'You’ve been pricing houses in other states.',
    coming:
      'A porch is for sale a thousand miles off, and you’ve furnished it. Jupiter, who thinks the answer’s elsewhere, is nearing a hard angle with your Uranus, which wants to bolt. Don’t sign. Name what’s chafing you.',
    exact:
      'Would you still move if the job were different, or the neighbor quieter? Your Uranus feels caged by a decent lease, and Jupiter, the planet of greener places, rattles it hard. You’re guessing. Go and visit.',
    leaving:
      'You went and saw the place, or found you didn’t need to. Jupiter, who’s never unpacked, lets your Uranus be. You know what it was for: no phone, big weather, feet up. Some of it’s here.',
    register: 'firm',
    area: 'home',
    advice: 'listen',
    picture: 'outdoors',
  },
};
