import { AppPage } from '#client/features/navigation/index.ts';
import { MONTH_COPY, MonthOfSky } from '#client/features/transits/index.ts';

/** /month: the sky of a month with the counts of the user's own contacts. */
export function MonthPage() {
  return (
    <AppPage title={MONTH_COPY.documentTitle}>
      <MonthOfSky />
    </AppPage>
  );
}
