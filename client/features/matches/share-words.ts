// Sends what the match says about two people, as one line of text without names.

import type { MatchWords } from '#shared/matches/matches.schema.ts';
import { MATCH_COPY } from './matches.copy.ts';

/** Opens the device's share sheet, or copies the words if there is none. `left`: the user closed the sheet. */
export async function shareWords(
  words: Pick<MatchWords, 'flows' | 'care'>,
): Promise<'shared' | 'left' | 'copied' | 'failed'> {
  const text = MATCH_COPY.sent(words.flows, words.care);
  // Some browsers lack it, although TypeScript's types declare it.
  if ('share' in navigator) {
    try {
      await navigator.share({ text, url: window.location.origin });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
      // The share sheet rejected the text, so it is copied.
    }
  }
  try {
    await navigator.clipboard.writeText(`${text} ${window.location.origin}`);
    return 'copied';
  } catch {
    return 'failed';
  }
}
