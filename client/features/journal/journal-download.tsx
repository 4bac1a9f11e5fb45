// The journal as one Markdown file. The server gives it to a session with a fresh proof.

import { lazy, Suspense, useState } from 'react';
import { ApiError, sentenceOf } from '#client/lib/api-client.ts';
import { fetchText } from '#client/lib/fetch-text.ts';
import { saveAsFile } from '#client/lib/save-as-file.ts';
import { getToday } from '#client/lib/today.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { toast } from '#client/ui/feedback/toast.ts';
import { Section } from '#client/ui/frame/section.tsx';
import { exportJournalEndpoint } from '#shared/journal/journal.contract.ts';
import { JOURNAL_COPY } from './journal.copy.ts';

// Loaded on demand: it brings the settings of the account.
const FreshProofDialog = lazy(async () => {
  const { loadFreshProof } = await import('#client/features/account-settings/index.ts');
  return { default: (await loadFreshProof()).FreshProofDialog };
});
const COPY = JOURNAL_COPY.download;

async function fetchMarkdown(): Promise<string> {
  const { method, path } = exportJournalEndpoint;
  const { response, text } = await fetchText(`${method} ${path}`, path, undefined);
  if (!response.ok) throw new ApiError(response.status, response.statusText, text, null);
  return text;
}

export function JournalDownload() {
  const [isAsking, setIsAsking] = useState(false);
  const download = useSingleMutation({
    mutationFn: fetchMarkdown,
    onSuccess: (text) => {
      saveAsFile(`asteria-journal-${getToday()}.md`, new Blob([text], { type: 'text/markdown' }));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'fresh_proof_needed') {
        setIsAsking(true);
        return;
      }
      toast({
        title: COPY.title,
        description: sentenceOf(error, COPY.failed),
        variant: 'destructive',
      });
    },
  });
  return (
    <Section title={COPY.title}>
      <p className="mt-2 text-ivory-300">{COPY.pitch}</p>
      <Button
        variant="second"
        className="mt-4"
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {COPY.button}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <FreshProofDialog
            open
            onClose={() => setIsAsking(false)}
            onProven={() => {
              setIsAsking(false);
              download.mutate();
            }}
          />
        </Suspense>
      )}
    </Section>
  );
}
