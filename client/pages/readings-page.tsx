import { AppPage } from '#client/features/navigation/index.ts';

export function ReadingsPage() {
  return (
    <AppPage title="Psychic Astrology Readings">
      <h1 className="pt-6 text-34">Psychic Astrology Readings</h1>
      <p className="mt-3 text-ivory-300">This page is still being charted.</p>
    </AppPage>
  );
}
