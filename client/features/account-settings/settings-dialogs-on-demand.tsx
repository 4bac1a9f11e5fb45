import { lazy, Suspense, useState } from 'react';
import type { SettingsDialog } from './settings-dialog.ts';

const loadDialogs = () => import('./settings-dialogs.tsx');
const SettingsDialogs = lazy(async () => ({ default: (await loadDialogs()).SettingsDialogs }));

function preloadDialogs(): void {
  // A failed preload is ignored: opening a dialog imports the chunk again and shows the failure.
  loadDialogs().catch(() => undefined);
}

/** Preloads the code of the dialogs, as soon as the pointer or the focus enters the element with these attributes. */
export const PRELOAD_DIALOGS = { onPointerEnter: preloadDialogs, onFocus: preloadDialogs };

export type SettingsDialogsProps = {
  /** The open dialog, if any; other parts of the page open dialogs too. */
  dialog: SettingsDialog | undefined;
  onDialogClose: () => void;
};

/** The dialogs of the settings, whose code is loaded with the first of them. */
export function SettingsDialogsOnDemand({ dialog, onDialogClose }: SettingsDialogsProps) {
  // Once rendered, the dialogs stay mounted, so that each can animate its closing.
  const [wanted, setWanted] = useState(false);
  if (dialog !== undefined && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <SettingsDialogs dialog={dialog} onClose={onDialogClose} />
    </Suspense>
  );
}
