import { AppPage } from '#client/features/navigation/index.ts';
import { READING_RESULT_COPY, ReadingResult } from '#client/features/readings/index.ts';

/** /readings/result: one reading. */
export function ReadingResultPage() {
  return (
    <AppPage title={READING_RESULT_COPY.documentTitle}>
      <ReadingResult />
    </AppPage>
  );
}
