import { useState } from 'react';
import { Button } from '#client/ui/actions/button.tsx';
import { Plate } from '#client/ui/frame/plate.tsx';
import type { Match } from '#shared/matches/matches.schema.ts';
import { reachesLevel } from '#shared/matches/matches.ts';
import { ConfirmDialog, LevelDialog } from './match-dialogs.tsx';
import { MatchWordsView } from './match-words.tsx';
import { MATCH_COPY } from './matches.copy.ts';
import { Rings } from './rings.tsx';
import { useChangeMatch, useEndMatch } from './use-matches.ts';

/** A match with its words, and what can be done about it. */
export function MatchCard({ match }: { match: Match }) {
  const [openDialog, setOpenDialog] = useState<'level' | 'delete' | 'block'>();
  const change = useChangeMatch(match);
  const removal = useEndMatch('delete');
  const blocking = useEndMatch('block');
  const { nickname, shown, yours, theirs, again, other } = match;
  const close = () => setOpenDialog(undefined);
  return (
    <Plate
      as="article"
      aria-label={MATCH_COPY.pair(nickname, shown)}
      className="mt-4 lg:px-10 lg:py-9"
    >
      <Rings className="mb-3 h-auto w-full text-ivory-50" />
      <h3 className="font-sans text-15 font-semibold wrap-anywhere text-ivory-300">
        {MATCH_COPY.pair(nickname, shown)}
      </h3>
      <MatchWordsView match={match} />
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
        {other !== 'gone' && (
          <Button
            variant="second"
            aria-label={MATCH_COPY.changeOf(nickname)}
            onClick={() => setOpenDialog('level')}
          >
            {MATCH_COPY.change}
          </Button>
        )}
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
      <LevelDialog match={match} open={openDialog === 'level'} onClose={close} />
      <ConfirmDialog
        open={openDialog === 'delete'}
        onClose={close}
        title={MATCH_COPY.removeTitle(nickname)}
        note={other === 'user' ? MATCH_COPY.removeNoteOfUsers : MATCH_COPY.removeNote}
        action={MATCH_COPY.remove}
        busyLabel={MATCH_COPY.removing}
        busy={removal.isPending}
        onConfirm={() => removal.mutate(match, { onSettled: close })}
      />
      <ConfirmDialog
        open={openDialog === 'block'}
        onClose={close}
        title={MATCH_COPY.blockTitle(nickname)}
        note={MATCH_COPY.blockNote}
        action={MATCH_COPY.block}
        busyLabel={MATCH_COPY.blocking}
        busy={blocking.isPending}
        onConfirm={() => blocking.mutate(match, { onSettled: close })}
      />
    </Plate>
  );
}
