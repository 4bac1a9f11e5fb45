import { useState } from 'react';
import { callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { toast } from '#client/ui/feedback/toast.ts';
import { Plate } from '#client/ui/frame/plate.tsx';
import { leaveMatchEndpoint } from '#shared/matches/matches.contract.ts';
import type { AcceptedMatch } from '#shared/matches/matches.schema.ts';
import { ConfirmDialog } from './match-dialogs.tsx';
import { MatchWordsView } from './match-words.tsx';
import { INVITATION_COPY, MATCH_COPY } from './matches.copy.ts';
import { readAcceptedMatches, removeAcceptedMatch } from './stored-answers.ts';

/** What a match shows to the person who answered. A guest can delete it, with the key that came with the answer. */
export function AnswerPlate({ match }: { match: AcceptedMatch }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [gone, setGone] = useState(false);
  const { guestKey, nickname, shown } = match;
  const leaving = useSingleMutation({
    mutationFn: (key: string) => callEndpoint(leaveMatchEndpoint, { body: { guestKey: key } }),
    onSuccess: (_, key) => {
      removeAcceptedMatch(key);
      setGone(true);
      toast({ ...MATCH_COPY.removed, variant: 'success' });
    },
    onError: (error) =>
      toast({
        title: MATCH_COPY.removeFailed.title,
        description: sentenceOf(error, MATCH_COPY.removeFailed.description),
        variant: 'destructive',
      }),
  });
  if (gone) {
    return (
      <p role="status" className="mt-5 text-ivory-300">
        {MATCH_COPY.removed.description}
      </p>
    );
  }
  return (
    <Plate as="article" aria-label={MATCH_COPY.pair(nickname, shown)} className="mt-5">
      <p className="text-15 font-semibold wrap-anywhere text-ivory-300">
        {MATCH_COPY.pair(nickname, shown)}
      </p>
      <MatchWordsView match={match} />
      {guestKey !== undefined && (
        <>
          <p className="mt-4 text-15 text-ivory-300">{INVITATION_COPY.keptNote}</p>
          <Button
            variant="quiet"
            className="mt-1"
            aria-label={MATCH_COPY.removeOf(nickname)}
            onClick={() => setIsConfirming(true)}
          >
            {MATCH_COPY.remove}
          </Button>
          <ConfirmDialog
            open={isConfirming}
            onClose={() => setIsConfirming(false)}
            title={MATCH_COPY.removeTitle(nickname)}
            note={MATCH_COPY.removeNote}
            action={MATCH_COPY.remove}
            busyLabel={MATCH_COPY.removing}
            busy={leaving.isPending}
            onConfirm={() => leaving.mutate(guestKey, { onSettled: () => setIsConfirming(false) })}
          />
        </>
      )}
    </Plate>
  );
}

/** The answers that were given on this device before the page was opened. */
export function StoredAnswers() {
  const [answers] = useState(readAcceptedMatches);
  if (answers.length === 0) return null;
  return (
    <section className="mt-12 border-t border-line pt-7">
      <h2 className="text-26">{INVITATION_COPY.kept}</h2>
      {answers.map((match) => (
        <AnswerPlate key={match.id} match={match} />
      ))}
    </section>
  );
}
