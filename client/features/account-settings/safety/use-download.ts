// Downloads everything stored about the user as one file.

import { callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { saveAsFile } from '#client/lib/save-as-file.ts';
import { getToday } from '#client/lib/today.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { exportUserEndpoint } from '#shared/identity/account/account.contract.ts';
import { DATA_COPY } from '../account-settings.copy.ts';

/** Fetches the export and saves it as a file; a failure shows a toast. */
export function useDownload() {
  return useSingleMutation({
    mutationFn: () => callEndpoint(exportUserEndpoint),
    onSuccess: (exported) => {
      const content = new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' });
      saveAsFile(`asteria-${getToday()}.json`, content);
    },
    onError: (error) => {
      toast({
        title: DATA_COPY.downloadFailed.title,
        description: sentenceOf(error, DATA_COPY.downloadFailed.description),
        variant: 'destructive',
      });
    },
  });
}
