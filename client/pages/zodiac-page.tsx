import { AppPage } from '#client/features/navigation/index.ts';
import { SignGrid, SignGroups, ZODIAC_COPY } from '#client/features/zodiac/index.ts';
import '#client/styles/zodiac.css';

/** The twelve signs, and what they share. */
export function ZodiacPage() {
  return (
    <AppPage title={ZODIAC_COPY.title}>
      <h1 className="pt-6 text-34">{ZODIAC_COPY.title}</h1>
      <p className="lead mt-2 mb-6">{ZODIAC_COPY.lead}</p>
      <SignGrid />
      <SignGroups />
    </AppPage>
  );
}
