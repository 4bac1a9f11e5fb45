// Downloads everything stored about the user as one file.

import { lazy, Suspense, useState } from 'react';
import { ApiError, callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { saveAsFile } from '#client/lib/save-as-file.ts';
import { getToday } from '#client/lib/today.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import type { Elements } from '#client/ui/elements.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { exportUserEndpoint } from '#shared/identity/account/account.contract.ts';
import { DATA_COPY } from '../account-settings.copy.ts';

// Loaded on demand, as the other dialogs are.
const FreshProofDialog = lazy(async () => ({
  default: (await import('./fresh-proof.tsx')).FreshProofDialog,
}));

/**
 * Fetches the export and saves it as a file; a failure shows a toast. The caller renders `question`, the dialog for a
 * fresh proof where the server needs one.
 */
export function useDownload(): { start: () => void; isPending: boolean; question: Elements } {
  const [asking, setAsking] = useState(false);
  const download = useSingleMutation({
    mutationFn: () => callEndpoint(exportUserEndpoint),
    onSuccess: (exported) => {
      const content = new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' });
      saveAsFile(`asteria-${getToday()}.json`, content);
    },
    onError: (error) => {
      // `isProofNeeded` says the same, but its file is loaded only with the dialog.
      if (error instanceof ApiError && error.code === 'fresh_proof_needed') {
        setAsking(true);
        return;
      }
      toast({
        title: DATA_COPY.downloadFailed.title,
        description: sentenceOf(error, DATA_COPY.downloadFailed.description),
        variant: 'destructive',
      });
    },
  });
  return {
    start: () => download.mutate(),
    isPending: download.isPending,
    question: asking && (
      <Suspense fallback={null}>
        <FreshProofDialog
          open
          onClose={() => setAsking(false)}
          onProven={() => {
            setAsking(false);
            download.mutate();
          }}
        />
      </Suspense>
    ),
  };
}
