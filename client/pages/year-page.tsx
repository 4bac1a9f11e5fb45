import { AppPage } from '#client/features/navigation/index.ts';
import { YEAR_COPY, YearView } from '#client/features/year/index.ts';

/** /year */
export function YearPage() {
  return (
    <AppPage title={YEAR_COPY.title}>
      <h1 className="pt-6 pb-5 text-34">{YEAR_COPY.title}</h1>
      <YearView />
    </AppPage>
  );
}
