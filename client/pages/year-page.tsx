import { AppPage } from '#client/features/navigation/index.ts';
import { YEAR_TITLE, YearScreen } from '#client/features/year/index.ts';

/** /year: the seasons, eclipses and months from one birthday to the next. */
export function YearPage() {
  return (
    <AppPage title={YEAR_TITLE}>
      <YearScreen />
    </AppPage>
  );
}
