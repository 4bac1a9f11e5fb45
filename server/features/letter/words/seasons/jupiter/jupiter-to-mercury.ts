// Jupiter's seasons at the reader's Mercury.
import type { SeasonUnits } from '../../unit.ts';

export const JUPITER_TO_MERCURY: SeasonUnits = {
  joined: {
    headline: 'You’ve been asked to explain it to a room.',
    coming:
      '“Would you say a few words?” someone asked, and you’ve got forty minutes already. Your Mercury, where you talk, is about to get Jupiter, and Jupiter brings folding chairs. You’re terrified and pleased. Say yes.',
    exact:
      'Your idea’s bigger with the lights on it, and so are your hands. Now Jupiter, professor of everything, is with your Mercury, and you could go on for a week. Make three points. Hold the microphone closer.',
    leaving:
      'They raised questions you’d never thought of, and one person stayed behind to argue happily. Jupiter, who widens whatever it teaches, moves along from your Mercury. Your throat’s sore. The mic, you’ve learned, was on throughout.',
    register: 'warm',
    area: 'work',
    advice: 'speak',
    picture: 'tool',
  },
  easy: {
    headline: 'Somebody wants the long version of you.',
    coming:
      'You’ve been giving headlines to someone who’d happily read the whole paper. Your Mercury is about to delight Jupiter, who likes things told long. Don’t summarize. Begin with the part you’d cut.',
    exact:
      'You’re funnier at length. You wandered off the subject, and someone followed around every corner, asking what happened next. That’s Jupiter, who’d talk past closing, agreeing with your Mercury. Tell your first-apartment story.',
    leaving:
      'Somebody’s got the full edition of you now, classifieds and all, and they’re keeping a copy. Jupiter, who never trimmed a tale, bids your Mercury goodbye. You can be brief again. They know what’s under the fold.',
    register: 'light',
    area: 'love',
    advice: 'speak',
    picture: 'paper',
  },
  hard: {
    headline: 'You’ve promised it in three sizes.',
    coming:
      'You’ve told a client “soon” and your boss “everything,” and you meant both. Your Mercury does the talking, and Jupiter, who deals in round figures, is nearing a hard angle with it. Measure before you cut cloth.',
    exact:
      'Your promise sounded wonderful. Now there’s a delivery date, and you’re letting out the seams. Jupiter, the planet of “sure, why not,” is at odds with your Mercury. Write an email that shrinks it. They’ll live.',
    leaving:
      'What you handed over was plain, and it fit, and they’ve worn it since. Jupiter, who’d sell a cape to a commuter, is done arguing with your Mercury. You’re believed at your actual size. Keep the scraps.',
    register: 'firm',
    area: 'work',
    advice: 'finish',
    picture: 'tool',
  },
};
