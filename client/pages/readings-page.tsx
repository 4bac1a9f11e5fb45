import { AppPage } from '#client/features/navigation/index.ts';
import { READINGS_COPY, ReadingList } from '#client/features/readings/index.ts';
import '#client/styles/readings.css';

/** The readings on offer. */
export function ReadingsPage() {
  return (
    <AppPage title={READINGS_COPY.title}>
      <h1 className="pt-6 text-34">{READINGS_COPY.title}</h1>
      <p className="lead mt-2 mb-6">{READINGS_COPY.subtitle}</p>
      <ReadingList />
    </AppPage>
  );
}
