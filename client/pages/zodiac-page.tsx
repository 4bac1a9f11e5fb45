import { useCurrentUser } from '#client/features/account/index.ts';
import { AppPage } from '#client/features/navigation/index.ts';
import { SignGrid, SignGroups, useSunSign, ZODIAC_COPY } from '#client/features/zodiac/index.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';

/** /zodiac: the twelve signs and their groups. */
export function ZodiacPage() {
  const user = useCurrentUser();
  const sun = useSunSign();
  return (
    <AppPage title={ZODIAC_COPY.title}>
      <h1 className="pt-6 text-34">{ZODIAC_COPY.title}</h1>
      <p className="mt-2 mb-6 text-20 text-ivory-300">{ZODIAC_COPY.lead}</p>
      <SignGrid own={findSignOfDate(user.birthDate)} sun={sun} />
      <SignGroups />
    </AppPage>
  );
}
