// Jupiter's seasons at the reader's Pluto.
import type { SeasonUnits } from '../../unit.ts';

export const JUPITER_TO_PLUTO: SeasonUnits = {
  joined: {
    headline: 'You want it badly, and it’s started to show.',
    coming:
      'Under the modest voice there’s a burner on, and you can hear it tick. Your Pluto, where ambition sits, is about to have Jupiter at the bellows. You’re embarrassed to want this so much. Leave it lit.',
    exact:
      'You could run the place. There, it’s been said. People feel heat coming off your sentences while Jupiter, the planet of reach, is on your Pluto. Ask for the whole project, and mind whose fingers are close.',
    leaving:
      'The wanting’s settled to a blue, even ring, the kind you can cook on for years. Jupiter, who fans things, draws back from your Pluto. You’ve got the job, or their attention. Stay near the knob.',
    register: 'firm',
    area: 'work',
    advice: 'ask',
    picture: 'fire',
  },
  easy: {
    headline: 'You’ve forgiven someone without noticing.',
    coming:
      'Your old song came on in a store, and you hummed a verse before remembering whose. Your Pluto keeps the hurts, and Jupiter, soon on easy terms with it, never kept one. Don’t stop.',
    exact:
      'You’d planned to forgive your ex formally, with remarks, and it seems you’ve gone ahead without the ceremony. Jupiter, who’s generous with the guilty, goes easy on your Pluto. You’re lighter. Wish them an ordinary, decent life.',
    leaving:
      'It’s yours again, that chorus, loud, with the windows down. Your Pluto gave up a grudge to Jupiter, who makes space out of sore places. You two didn’t last. The music did.',
    register: 'warm',
    area: 'love',
    advice: 'let go',
    picture: 'person',
  },
  hard: {
    headline: 'You’re winning arguments and losing invitations.',
    coming:
      'You’ve won the last several arguments, and the group chat’s gone oddly quiet. Your Pluto hates losing, and Jupiter, closing in at a hard angle, has a crusade in mind. Look around the board. Count the players.',
    exact:
      'It’s thrilling to be this certain, and it has an edge you’d dislike in anybody else. Your Pluto digs in while Jupiter, the planet of zeal, eggs it on at a hard angle. Lose a round cheerfully.',
    leaving:
      'You’re back at the table, and no one’s mentioned it, which is how friends mention it. Jupiter, who makes a cause of everything, has turned from your Pluto. You still know the rules best. Let someone deal.',
    register: 'firm',
    area: 'friends',
    advice: 'let go',
    picture: 'table',
  },
};
