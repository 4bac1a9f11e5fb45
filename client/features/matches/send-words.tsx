import Share2 from 'lucide-react/icons/share-2';
import { Button } from '#client/ui/actions/button.tsx';
import { toast } from '#client/ui/feedback/toast.ts';
import type { MatchWords } from '#shared/matches/matches.schema.ts';
import { MATCH_COPY } from './matches.copy.ts';
import { shareWords } from './share-words.ts';

/** A button that sends what the match says about two people. */
export function SendWords({ words, children }: { words: MatchWords; children: string }) {
  async function send() {
    const outcome = await shareWords(words);
    if (outcome === 'copied') toast({ ...MATCH_COPY.wordsCopied, variant: 'success' });
    if (outcome === 'failed') toast({ ...MATCH_COPY.wordsNotCopied, variant: 'destructive' });
  }
  return (
    <Button variant="quiet" icon={<Share2 size={18} />} onClick={() => void send()}>
      {children}
    </Button>
  );
}
