import Settings from 'lucide-react/icons/settings';
import { Link } from 'wouter';
import { ACCOUNT_COPY, useCurrentUser } from '#client/features/account/index.ts';
import { shortEnglishDate } from '#client/lib/date-words.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { iconButtonClassName } from '#client/ui/actions/icon-button-class.ts';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { Seal } from '#client/ui/measures/seal.tsx';
import { lifePathNumber } from '#shared/numerology/life-path.ts';
import { findSignOfDate } from '#shared/zodiac/sign-of-date.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';
import { PROFILE_COPY } from './profile.copy.ts';

type ProfileHeaderProps = {
  loggingOut: boolean;
  onLogOut: () => void;
  /** Opens the birth details, for a user without a birth date. */
  onComplete: () => void;
};

/** The page's title with the log-out button, and the user's seal, name, sign, birth date and life path number. */
export function ProfileHeader({ loggingOut, onLogOut, onComplete }: ProfileHeaderProps) {
  const user = useCurrentUser();
  const sign = findSignOfDate(user.birthDate);
  const lifePath = lifePathNumber(user.birthDate);
  return (
    <header>
      <div className="flex items-center justify-between gap-4 pt-4 lg:pt-2 print:hidden">
        <h1 className="text-34">{PROFILE_COPY.title}</h1>
        <Button
          variant="quiet"
          busy={loggingOut}
          busyLabel={ACCOUNT_COPY.loggingOut}
          onClick={onLogOut}
        >
          {ACCOUNT_COPY.logOut}
        </Button>
      </div>
      <div className="mt-4 flex items-center gap-4.5">
        <Seal glyph={sign} size="large" />
        <div className="min-w-0 flex-1 leading-[1.45]">
          <p
            className="text-left font-semibold break-words print:font-serif print:text-34 print:font-normal"
            dir="auto"
          >
            {user.name}
          </p>
          {sign === undefined || user.birthDate === null ? (
            <Button variant="quiet" onClick={onComplete}>
              {PROFILE_COPY.completeProfile}
            </Button>
          ) : (
            <p className="text-15 text-balance text-ivory-300">
              <Glyph name={sign} size={16} className="mr-1.5 inline align-[-2px]" />
              <span>{PROFILE_COPY.born(SIGNS[sign].name, shortEnglishDate(user.birthDate))}</span>
            </p>
          )}
          {lifePath > 0 && (
            <p className="text-15 text-ivory-300">{PROFILE_COPY.lifePath(lifePath)}</p>
          )}
        </div>
        <Link
          href="/settings"
          className={iconButtonClassName('-mr-2.5 self-start print:hidden')}
          aria-label={PROFILE_COPY.toSettings}
          {...preloadOnIntent('/settings')}
        >
          <Settings size={24} />
        </Link>
      </div>
    </header>
  );
}
