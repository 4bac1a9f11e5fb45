import { AppPage } from '#client/features/navigation/index.ts';

export function ReadingResultPage() {
  return (
    <AppPage title="Your Reading">
      <h1 className="pt-6 text-34">Your Reading</h1>
      <p className="mt-3 text-ivory-300">This page is still being charted.</p>
    </AppPage>
  );
}
