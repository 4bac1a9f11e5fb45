// The messages of an invitation's and an answer's fields when something is missing.

import { MAX_NICKNAME_LENGTH } from './matches.ts';

export const MATCH_FIELD_COPY = {
  nicknameRequired: 'Please say what you call them',
  nicknameLong: `At most ${MAX_NICKNAME_LENGTH} letters, please`,
  level: 'Please choose how much may be shown',
  guestLevel: 'Without an account, please choose Word or Four words',
  days: 'Please choose 1, 7 or 30 days',
  token: 'This link is not complete',
  birthNeeded: 'Please give your birth date first',
  nothingToChange: 'Please say what to change',
  again: 'Please send true, or leave it out',
} as const;
