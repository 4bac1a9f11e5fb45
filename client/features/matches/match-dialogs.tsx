// The dialogs of a match: the confirmation before it is deleted or the other person is blocked, and the choice of a
// level.

import { useState } from 'react';
import { Button } from '#client/ui/actions/button.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import type { Match } from '#shared/matches/matches.schema.ts';
import { GUEST_MATCH_LEVELS } from '#shared/matches/matches.ts';
import { LevelChoice } from './level-choice.tsx';
import { MATCH_COPY } from './matches.copy.ts';
import { useChangeMatch } from './use-matches.ts';

const FOOT = 'mt-7 grid gap-3 md:grid-cols-[1fr_1fr] md:*:first:order-2';

type ConfirmProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  note: string;
  action: string;
  busyLabel: string;
  busy: boolean;
  onConfirm: () => void;
};

/** Asks for confirmation; `note` says what will be lost. */
export function ConfirmDialog(props: ConfirmProps) {
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      description={props.note}
      begins="title"
    >
      <div className={FOOT}>
        <Button
          variant="danger"
          wide
          busy={props.busy}
          busyLabel={props.busyLabel}
          onClick={props.onConfirm}
        >
          {props.action}
        </Button>
        <Button variant="second" wide onClick={props.onClose}>
          {MATCH_COPY.keep}
        </Button>
      </div>
    </Dialog>
  );
}

type LevelDialogProps = { match: Match; open: boolean; onClose: () => void };

/**
 * Changes the user's level. The match shows the lower of both people's levels. So a lower level takes effect
 * immediately, and a higher one only after the other person has raised theirs. The description says so.
 */
export function LevelDialog({ match, open, onClose }: LevelDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={MATCH_COPY.changeTitle}
      description={MATCH_COPY.changeNote}
      begins="title"
    >
      <LevelForm match={match} onClose={onClose} />
    </Dialog>
  );
}

function LevelForm({ match, onClose }: { match: Match; onClose: () => void }) {
  const [level, setLevel] = useState(match.yours);
  const [signs, setSigns] = useState(match.yourSigns);
  const change = useChangeMatch(match);
  return (
    <Form
      onSubmit={() => {
        change.mutate({ level, signs }, { onSuccess: onClose });
      }}
    >
      <LevelChoice
        legend={MATCH_COPY.choices(match.yours, match.nickname, match.theirs)}
        {...(match.other === 'guest' ? { levels: GUEST_MATCH_LEVELS } : {})}
        level={level}
        onLevel={setLevel}
        signs={signs}
        onSigns={setSigns}
      />
      <div className={FOOT}>
        <Button type="submit" wide busy={change.isPending} busyLabel={MATCH_COPY.saving}>
          {MATCH_COPY.save}
        </Button>
        <Button variant="second" wide onClick={onClose}>
          {MATCH_COPY.cancel}
        </Button>
      </div>
    </Form>
  );
}
