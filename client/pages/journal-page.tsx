import { JOURNAL_TITLE, LazyJournalScreen } from '#client/features/journal/index.ts';
import { AppPage } from '#client/features/navigation/index.ts';

/** /journal: what the user writes, the year in days, and what was written under the same sky. */
export function JournalPage() {
  return (
    <AppPage title={JOURNAL_TITLE}>
      <LazyJournalScreen />
    </AppPage>
  );
}
