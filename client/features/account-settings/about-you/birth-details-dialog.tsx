import { useCurrentUser } from '#client/features/account/index.ts';
import { BirthDetailsForm } from '#client/features/birth-details/index.ts';
import { ApiError } from '#client/lib/api-client.ts';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { DialogFoot } from '../dialog-foot.tsx';
import { BIRTH_COPY } from '../dialogs.copy.ts';
import type { SettingsDialogProps } from '../settings-dialog.ts';
import { useBirthDetailsEdit } from './use-account-edit.ts';

/** Edits birth date, time and place. */
export function BirthDetailsDialog({ open, onClose }: SettingsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={BIRTH_COPY.title}
      description={BIRTH_COPY.description}
    >
      <BirthDetailsEditor onClose={onClose} />
    </Dialog>
  );
}

function BirthDetailsEditor({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser();
  const edit = useBirthDetailsEdit();
  const refusals = edit.error instanceof ApiError ? edit.error.fields : undefined;
  return (
    <BirthDetailsForm
      initial={{
        birthDate: user.birthDate ?? '',
        birthTime: user.birthTime ?? '',
        timeUnknown: user.birthDate !== null && user.birthTime === null,
        birthPlace: user.birthPlace ?? '',
        birthPlaceId: user.birthPlaceDetails?.id ?? null,
        birthTimeFold: null,
      }}
      refusals={refusals}
      onSubmit={(details) => {
        // The form does not ask how sure the time is, so an edit leaves what was said.
        const replacing = { ...details, birthTimeMargin: user.birthTimeMargin };
        if (!edit.isPending) edit.mutate(replacing, { onSuccess: onClose });
      }}
    >
      <DialogFoot saving={edit.isPending} onCancel={onClose} />
    </BirthDetailsForm>
  );
}
