import { useState } from 'react';
import { agoWords } from '#client/lib/ago-words.ts';
import { useNow } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Plate } from '#client/ui/frame/plate.tsx';
import type { Match } from '#shared/matches/matches.schema.ts';
import { reachesLevel } from '#shared/matches/matches.ts';
import { ConfirmDialog, LevelDialog } from './match-dialogs.tsx';
import { MatchWordsView } from './match-words.tsx';
import { MATCH_COPY } from './matches.copy.ts';
import { SendWords } from './send-words.tsx';
import { useChangeMatch, useEndMatch } from './use-matches.ts';

/** 'New, 20 minutes ago', above a new answer. */
function Newness({ createdAt }: { createdAt: string }) {
  const now = useNow();
  return (
    <p className="flex items-center gap-2 text-15 font-semibold text-ivory-300">
      <span className="size-2 flex-none rounded-full bg-brass-400" aria-hidden="true" />
      <span>{MATCH_COPY.newSince(agoWords(createdAt, now))}</span>
    </p>
  );
}

type OpenDialog = 'level' | 'delete' | 'block';

/** A match with its words and its actions. A new answer is marked as new. */
export function MatchCard({ match, isNew = false }: { match: Match; isNew?: boolean }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const change = useChangeMatch(match);
  const { nickname, shown, yours, theirs, again, other } = match;
  const Heading = isNew ? 'h2' : 'h4';
  const isAtFirst = yours === 'word' && theirs === 'word';
  return (
    <Plate
      as="article"
      aria-label={MATCH_COPY.pair(nickname)}
      className={isNew ? undefined : 'mt-1'}
    >
      {isNew && <Newness createdAt={match.createdAt} />}
      <Heading
        className={classNames('font-serif text-26 font-normal wrap-anywhere', isNew && 'mt-3')}
      >
        {isNew ? MATCH_COPY.answered(nickname) : MATCH_COPY.pair(nickname)}
      </Heading>
      <MatchWordsView match={match} />
      {isNew && (
        <p className="mt-4 border-t border-line pt-4 text-ivory-300">
          <span className="font-semibold text-ivory-50">{MATCH_COPY.today}</span>{' '}
          <span>{match.today}</span>
        </p>
      )}
      {other === 'gone' && <p className="mt-4 text-15 text-ivory-300">{MATCH_COPY.gone}</p>}
      {other === 'guest' && <p className="mt-4 text-15 text-ivory-300">{MATCH_COPY.guest}</p>}
      {other !== 'gone' && (
        <p className="mt-1 text-15 wrap-anywhere text-ivory-300">
          {MATCH_COPY.choices(yours, nickname, theirs)}
        </p>
      )}
      {again.yours && (
        <p className="mt-1 text-15 wrap-anywhere text-ivory-300">
          {MATCH_COPY.againAsked(nickname)}
        </p>
      )}
      {again.theirs && !again.yours && (
        <p className="mt-1 text-15 wrap-anywhere">{MATCH_COPY.againTheirs(nickname)}</p>
      )}
      <div className="mt-4.5 flex flex-wrap items-center gap-x-6 gap-y-2">
        {/* A guest cannot be asked to show more. */}
        {(other === 'user' || (other === 'guest' && theirs !== 'word')) && (
          <Button
            variant="quiet"
            aria-label={isAtFirst ? undefined : MATCH_COPY.changeOf(nickname)}
            onClick={() => setOpenDialog('level')}
          >
            {isAtFirst ? MATCH_COPY.askForMore(nickname) : MATCH_COPY.change}
          </Button>
        )}
        <SendWords words={match.words}>{MATCH_COPY.send}</SendWords>
        {other === 'user' && reachesLevel(shown, 'threads') && !again.yours && (
          <Button
            variant="quiet"
            busy={change.isPending}
            onClick={() => change.mutate({ again: true })}
          >
            {MATCH_COPY.again}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={MATCH_COPY.removeOf(nickname)}
          onClick={() => setOpenDialog('delete')}
        >
          {MATCH_COPY.remove}
        </Button>
        {other === 'user' && (
          <Button
            variant="quiet"
            aria-label={MATCH_COPY.blockOf(nickname)}
            onClick={() => setOpenDialog('block')}
          >
            {MATCH_COPY.block}
          </Button>
        )}
      </div>
      <Dialogs match={match} open={openDialog} onClose={() => setOpenDialog(undefined)} />
    </Plate>
  );
}

type DialogsProps = { match: Match; open: OpenDialog | undefined; onClose: () => void };

function Dialogs({ match, open, onClose }: DialogsProps) {
  const { nickname, other } = match;
  const removal = useEndMatch('delete');
  const blocking = useEndMatch('block');
  return (
    <>
      <LevelDialog match={match} open={open === 'level'} onClose={onClose} />
      <ConfirmDialog
        open={open === 'delete'}
        onClose={onClose}
        title={MATCH_COPY.removeTitle(nickname)}
        note={other === 'user' ? MATCH_COPY.removeNoteOfUsers : MATCH_COPY.removeNote}
        action={MATCH_COPY.remove}
        busyLabel={MATCH_COPY.removing}
        busy={removal.isPending}
        onConfirm={() => removal.mutate(match, { onSettled: onClose })}
      />
      <ConfirmDialog
        open={open === 'block'}
        onClose={onClose}
        title={MATCH_COPY.blockTitle(nickname)}
        note={MATCH_COPY.blockNote}
        action={MATCH_COPY.block}
        busyLabel={MATCH_COPY.blocking}
        busy={blocking.isPending}
        onConfirm={() => blocking.mutate(match, { onSettled: onClose })}
      />
    </>
  );
}
