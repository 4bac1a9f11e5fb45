import { SendCardButton } from '#client/features/cards/index.ts';
import type { MatchWords } from '#shared/matches/matches.schema.ts';
import { AREA_WORDS, MATCH_COPY } from './matches.copy.ts';

/** A button that sends the two words that two people are told, as a picture without a name. */
export function SendWords({
  words: { flows, care },
  children,
}: {
  words: Pick<MatchWords, 'flows' | 'care'>;
  children: string;
}) {
  const words = [
    { label: MATCH_COPY.cardFlows, word: AREA_WORDS[flows] },
    { label: MATCH_COPY.cardCare, word: AREA_WORDS[care] },
  ];
  return <SendCardButton card={{ kind: 'pair', words }}>{children}</SendCardButton>;
}
