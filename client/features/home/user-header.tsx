import Settings from 'lucide-react/icons/settings';
import { Link } from 'wouter';
import { useCurrentUser } from '#client/features/account/index.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { ACCOUNT_SETTINGS_ID, scrollTargetState } from '#client/lib/scroll-target.ts';
import { useToday } from '#client/lib/today.ts';
import { iconButtonClassName } from '#client/ui/actions/icon-button-class.ts';
import { Seal } from '#client/ui/measures/seal.tsx';
import { LINK_TEXT } from '#client/ui/text/text-classes.ts';
import { isBirthday } from '#shared/core/birthday.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';
import { HOME_COPY } from './home.copy.ts';

/** The user's name and sign, or a link to complete the profile; and a link to the settings. */
export function UserHeader({ className = '' }: { className?: string }) {
  const user = useCurrentUser();
  const sign = findSignOfDate(user.birthDate);
  const today = useToday();
  const isBirthdayToday = user.birthDate !== null && isBirthday(user.birthDate, today);
  return (
    <header className={`flex min-h-14.5 items-center gap-3 pt-2.5 wide:pt-0 ${className}`}>
      <Seal glyph={sign} size="small" />
      <div className="min-w-0 flex-1 leading-[1.2]">
        <p className="text-left font-semibold break-words" dir="auto">
          {user.name}
        </p>
        {sign === undefined ? (
          <Link href="/profile" className={`${LINK_TEXT} text-15`} {...preloadOnIntent('/profile')}>
            {HOME_COPY.completeProfile}
          </Link>
        ) : (
          <p className="text-15/[1.25] text-ivory-300">
            {isBirthdayToday ? (
              <Link href="/year" className={LINK_TEXT} {...preloadOnIntent('/year')}>
                {HOME_COPY.birthday}
              </Link>
            ) : (
              SIGNS[sign].name
            )}
          </p>
        )}
      </div>
      <Link
        href="/profile"
        state={scrollTargetState(ACCOUNT_SETTINGS_ID)}
        className={iconButtonClassName('-mr-2.5 print:hidden')}
        aria-label={HOME_COPY.settings}
        {...preloadOnIntent('/profile')}
      >
        <Settings size={24} />
      </Link>
    </header>
  );
}
