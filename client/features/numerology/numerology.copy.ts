// The words of the numerology calculator; lib/number-words.ts shows its sums.

export const NUMEROLOGY_COPY = {
  title: 'Numerology Calculator',
  name: 'Full Name',
  nameHint: 'Use your full birth name for the most accurate reading',
  nameTooShort: 'Name must be at least 2 characters.',
  nameTooLong: 'Name must be at most 200 characters.',
  birthDate: 'Birth Date',
  calculate: 'Calculate Your Numbers',
  again: 'Calculate Again',
  empty:
    "Fill in your details and click 'Calculate Your Numbers' to reveal your numerology profile.",
  results: 'Your Numbers',
  lifePath: 'Life Path Number',
  noBirthDate: 'Without a full birth date there’s nothing to add up.',
  expression: 'Expression Number',
  expressionMeaning: 'From every letter of your name: what you are made to do.',
  soulUrge: 'Soul Urge Number',
  soulUrgeMeaning: 'From the vowels alone: what you want when nobody is asking.',
  yRule:
    'A Y counts as a vowel, but not after another vowel (Maya), not first before one (Yolanda), and not in a few names where it glides (Tanya).',
  counted: (letters: string) =>
    `Counted: ${letters}. The old table knows only A to Z, so letters of other scripts are left out.`,
  noLetters: {
    expression:
      'The old table knows only A to Z, so it needs your name in Latin letters. Spell it that way and your Expression Number appears.',
    soulUrge:
      'The Soul Urge is counted from the vowels A, E, I, O and U, so it needs your name with Latin vowels. Spell it that way and it appears.',
  },
} as const;
