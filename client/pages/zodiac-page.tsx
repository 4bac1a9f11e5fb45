import { AppPage } from '#client/features/navigation/index.ts';

export function ZodiacPage() {
  return (
    <AppPage title="Zodiac Signs">
      <h1 className="pt-6 text-34">Zodiac Signs</h1>
      <p className="mt-3 text-ivory-300">This page is still being charted.</p>
    </AppPage>
  );
}
