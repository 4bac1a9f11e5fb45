import { AppPage } from '#client/features/navigation/index.ts';
import { READINGS_COPY, ReadingList } from '#client/features/readings/index.ts';

/** /readings: the readings on offer. */
export function ReadingsPage() {
  return (
    <AppPage title={READINGS_COPY.title}>
      <h1 className="pt-6 text-34">{READINGS_COPY.title}</h1>
      <p className="mt-2 text-20 text-ivory-300">{READINGS_COPY.subtitle}</p>
      <p className="mt-2 mb-6 text-13 text-ivory-300">{READINGS_COPY.subtitleNote}</p>
      <ReadingList />
    </AppPage>
  );
}
