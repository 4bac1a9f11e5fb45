import { useState } from 'react';
import { useUserQuery } from '#client/features/account/index.ts';
import { callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { toast } from '#client/ui/feedback/toast.ts';
import { Plate } from '#client/ui/frame/plate.tsx';
import { OutcomeHeading } from '#client/ui/text/outcome-heading.tsx';
import { leaveMatchEndpoint } from '#shared/matches/matches.contract.ts';
import type { AcceptedMatch } from '#shared/matches/matches.schema.ts';
import { ConfirmDialog } from './match-dialogs.tsx';
import { MatchWordsView } from './match-words.tsx';
import { INVITATION_COPY, MATCH_COPY } from './matches.copy.ts';
import { Rings } from './rings.tsx';
import { SendWords } from './send-words.tsx';
import { readAcceptedMatches, removeAcceptedMatch } from './stored-answers.ts';

/** The first step of the sign-up. */
const SIGN_UP = '/auth?start=signup';

type AnswerPlateProps = {
  match: AcceptedMatch;
  /** Whether it was just made by a button press, and so is the main part of the page. */
  isFresh?: boolean;
  /** Whether it leads a page that was opened again, with what its guest can do next. */
  leads?: boolean;
  /** The heading's element, unless the match is fresh. */
  heading?: 'h2' | 'h3';
};

/** What a match shows to the person who answered. A guest can delete it with the key from the answer. */
export function AnswerPlate({
  match,
  isFresh = false,
  leads = isFresh,
  heading: Heading = 'h3',
}: AnswerPlateProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [gone, setGone] = useState(false);
  const { guestKey, nickname } = match;
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
    <>
      <Plate as="article" aria-label={MATCH_COPY.pair(nickname)} className="mt-5">
        {isFresh && <Rings className="mb-4 h-auto w-full text-ivory-50" />}
        {isFresh ? (
          <OutcomeHeading className="text-26 wrap-anywhere">
            {MATCH_COPY.pair(nickname)}
          </OutcomeHeading>
        ) : (
          <Heading className="text-26 wrap-anywhere">{MATCH_COPY.pair(nickname)}</Heading>
        )}
        <MatchWordsView match={match} />
      </Plate>
      {guestKey !== undefined && leads && <WayToOwnLetter match={match} isTyped={isFresh} />}
      {guestKey !== undefined && (
        <div className={leads ? 'mt-7 border-t border-line pt-6' : 'mt-3'}>
          <p className="text-15 wrap-anywhere text-ivory-300">{INVITATION_COPY.seen(nickname)}</p>
          <Button variant="quiet-danger" className="mt-1" onClick={() => setIsConfirming(true)}>
            {INVITATION_COPY.deleteAnswer}
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
        </div>
      )}
    </>
  );
}

/** What a guest can do next: get a letter of their own, invite somebody, or send the words. */
function WayToOwnLetter({ match, isTyped }: { match: AcceptedMatch; isTyped: boolean }) {
  return (
    <section className="mt-7 border-t border-line pt-6">
      <h2 className="text-26 text-balance">{INVITATION_COPY.ownLetter}</h2>
      <p className="mt-2 text-pretty text-ivory-300">{INVITATION_COPY.ownLetterNote(isTyped)}</p>
      <LinkButton href={SIGN_UP} wide className="mt-5">
        {INVITATION_COPY.readOwnLetter}
      </LinkButton>
      <div className="mt-3 grid justify-items-start gap-1">
        <LinkButton href={SIGN_UP} variant="quiet">
          {INVITATION_COPY.askYourself}
        </LinkButton>
        <SendWords words={match.words}>{INVITATION_COPY.sendWords}</SendWords>
      </div>
    </section>
  );
}

/** The answers that were given on this device before the page was opened; they lead a page that has nothing else. */
export function StoredAnswers({ leads = false }: { leads?: boolean }) {
  const [answers] = useState(readAcceptedMatches);
  const { data: user } = useUserQuery();
  if (answers.length === 0) return null;
  const Title = leads ? 'h1' : 'h2';
  return (
    <section className={leads ? 'mt-7' : 'mt-12 border-t border-line pt-7'}>
      <Title className={leads ? 'text-34 text-balance' : 'text-26'}>{INVITATION_COPY.kept}</Title>
      {answers.map((match, index) => (
        <AnswerPlate
          key={match.id}
          match={match}
          heading={leads ? 'h2' : 'h3'}
          leads={leads && index === 0 && !user}
        />
      ))}
    </section>
  );
}
