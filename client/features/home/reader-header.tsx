import Settings from 'lucide-react/icons/settings';
import { Link } from 'wouter';
import { useCurrentUser } from '#client/features/account/index.ts';
import { ACCOUNT_SETTINGS_PART, toPart } from '#client/lib/page-part.ts';
import { prefetchOnIntent } from '#client/lib/page-prefetch.ts';
import { Seal } from '#client/ui/measures/seal.tsx';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';
import { HOME_COPY } from './home.copy.ts';

/** Who reads: name and sign, or the way to complete the profile; and the settings. */
export function ReaderHeader() {
  const user = useCurrentUser();
  const sign = findSignOfDate(user.birthDate);
  return (
    <header className="flex items-center gap-3.5 pt-4 lg:pt-2">
      <Seal glyph={sign} />
      <div className="min-w-0 flex-1 leading-tight">
        <p className="font-semibold break-words" dir="auto">
          {user.name}
        </p>
        {sign === undefined ? (
          <Link href="/profile" className="link text-15" {...prefetchOnIntent('/profile')}>
            {HOME_COPY.completeProfile}
          </Link>
        ) : (
          <p className="text-15 text-ivory-300">{SIGNS[sign].name}</p>
        )}
      </div>
      <Link
        href="/profile"
        state={toPart(ACCOUNT_SETTINGS_PART)}
        className="icon-button -mr-2.5"
        aria-label={HOME_COPY.settings}
        {...prefetchOnIntent('/profile')}
      >
        <Settings size={24} />
      </Link>
    </header>
  );
}
