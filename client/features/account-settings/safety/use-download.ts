// Everything stored about the reader, as one file.

import { callApi, sentenceOf } from '#client/lib/api-client.ts';
import { saveAsFile } from '#client/lib/save-as-file.ts';
import { getToday } from '#client/lib/today.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { accountExportSchema } from '#shared/account/account.schema.ts';
import { DATA_COPY } from '../account-settings.copy.ts';

/** Fetches the export and hands it to the browser as a file; a failure is told in a toast. */
export function useDownload() {
  return useSingleMutation({
    mutationFn: () => callApi({ path: '/api/user/export', answer: accountExportSchema }),
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
