import { AppPage } from '#client/features/navigation/index.ts';
import { TODAY_COPY, WholeDay } from '#client/features/transits/index.ts';

/** /today: a day's contacts with the user's own chart, hour by hour. */
export function TodayPage() {
  return (
    <AppPage title={TODAY_COPY.documentTitle}>
      <WholeDay />
    </AppPage>
  );
}
