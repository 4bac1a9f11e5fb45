import { type RefObject, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

export type DialogDraft<Values> = {
  /** What was typed and neither saved nor canceled; the dialog's form starts with it. */
  draft: RefObject<Values | undefined>;
  /** Closes the dialog after Save or Cancel: there is nothing left to keep. */
  finish: () => void;
};

/** Keeps what was typed in a dialog that Back, Escape or a press outside has closed, while the page is open. */
export function useDialogDraft<Values>(onClose: () => void): DialogDraft<Values> {
  const draft = useRef<Values>(undefined);
  return {
    draft,
    finish: () => {
      draft.current = undefined;
      onClose();
    },
  };
}

/** Keeps every change of a form in its draft. */
export function useKeptDraft<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  draft: RefObject<Values | undefined>,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          draft.current = values;
        },
      }),
    [subscribe, draft],
  );
}
