import { useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { AttractionsField } from '#client/features/attractions/index.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { Form } from '#client/ui/forms/form.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import type { User } from '#shared/identity/account/user.schema.ts';
import { type DialogDraft, useDialogDraft } from '../dialog-draft.ts';
import { DialogFoot } from '../dialog-foot.tsx';
import { ATTRACTIONS_DIALOG_COPY } from '../dialogs.copy.ts';
import type { SettingsDialogProps } from '../settings-dialog.ts';
import { toastEditFailed, useAccountEdit } from './use-account-edit.ts';

/** Edits who the user is attracted to, or withdraws the answer together with its consent. */
export function AttractionsDialog({ open, onClose }: SettingsDialogProps) {
  const draft = useDialogDraft<User['attractions']>(onClose);
  return (
    <Dialog open={open} onClose={onClose} title={ATTRACTIONS_DIALOG_COPY.title}>
      <AttractionsEditor {...draft} />
    </Dialog>
  );
}

function AttractionsEditor({ draft, finish }: DialogDraft<User['attractions']>) {
  const user = useCurrentUser();
  const edit = useAccountEdit();
  const removal = useAccountEdit(ATTRACTIONS_DIALOG_COPY.removed);
  const [chosen, setChosen] = useState(draft.current ?? user.attractions);
  const busy = edit.isPending || removal.isPending;
  return (
    <Form
      onSubmit={() => {
        if (busy) return;
        // An empty selection withdraws the consent.
        const saving = chosen.length === 0 ? removal : edit;
        saving.mutate({ attractions: chosen }, { onSuccess: finish, onError: toastEditFailed });
      }}
    >
      <AttractionsField
        chosen={chosen}
        onChange={(next) => {
          draft.current = next;
          setChosen(next);
        }}
      />
      {user.attractions.length > 0 && (
        <Button
          variant="quiet"
          className="mt-2"
          busy={removal.isPending}
          busyLabel={ATTRACTIONS_DIALOG_COPY.removing}
          onClick={() => {
            if (busy) return;
            removal.mutate({ attractions: [] }, { onSuccess: finish, onError: toastEditFailed });
          }}
        >
          {ATTRACTIONS_DIALOG_COPY.remove}
        </Button>
      )}
      <DialogFoot saving={edit.isPending} onCancel={finish} />
    </Form>
  );
}
