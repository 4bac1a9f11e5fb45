import { useCurrentUser } from '#client/features/account/index.ts';
import { BirthDetailsForm, type BirthFormValues } from '#client/features/birth-details/index.ts';
import { ApiError } from '#client/lib/api-client.ts';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { placeWords } from '#shared/places/place-words.ts';
import { type DialogDraft, useDialogDraft } from '../dialog-draft.ts';
import { DialogFoot } from '../dialog-foot.tsx';
import { BIRTH_COPY } from '../dialogs.copy.ts';
import type { SettingsDialogProps } from '../settings-dialog.ts';
import { useBirthDetailsEdit } from './use-account-edit.ts';

/** Edits birth date, time and place. */
export function BirthDetailsDialog({ open, onClose }: SettingsDialogProps) {
  const draft = useDialogDraft<BirthFormValues>(onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={BIRTH_COPY.title}
      description={BIRTH_COPY.description}
    >
      <BirthDetailsEditor {...draft} />
    </Dialog>
  );
}

function BirthDetailsEditor({ draft, finish }: DialogDraft<BirthFormValues>) {
  const user = useCurrentUser();
  const edit = useBirthDetailsEdit();
  const refusals = edit.error instanceof ApiError ? edit.error.fields : undefined;
  return (
    <BirthDetailsForm
      initial={
        draft.current ?? {
          birthDate: user.birthDate ?? '',
          birthTime: user.birthTime ?? '',
          timeUnknown: user.birthDate !== null && user.birthTime === null,
          birthPlace: user.birthPlaceDetails
            ? placeWords(user.birthPlaceDetails)
            : (user.birthPlace ?? ''),
          birthPlaceId: user.birthPlaceDetails?.id ?? null,
          birthTimeFold: user.birthTimeFold,
          birthTimeMargin: user.birthTimeMargin,
        }
      }
      onChange={(values) => {
        draft.current = values;
      }}
      refusals={refusals}
      onSubmit={(details) => {
        if (!edit.isPending) edit.mutate(details, { onSuccess: finish });
      }}
    >
      <DialogFoot saving={edit.isPending} onCancel={finish} />
    </BirthDetailsForm>
  );
}
