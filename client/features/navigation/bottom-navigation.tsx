import Blend from 'lucide-react/icons/blend';
import BookOpen from 'lucide-react/icons/book-open';
import House from 'lucide-react/icons/house';
import UserRound from 'lucide-react/icons/user-round';
import { Link, useLocation } from 'wouter';
import { prefetchOnIntent } from '#client/lib/page-prefetch.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Wordmark } from '#client/ui/frame/wordmark.tsx';
import { NAVIGATION_COPY } from './navigation.copy.ts';

// The twelve houses of an atlas' zodiac; lucide's sun would read as a switch to daylight.
function ZodiacIcon({ size }: { size: number }) {
  return (
    <svg className="lucide" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9.25" />
      <circle cx="12" cy="12" r="4.75" />
      <path
        strokeWidth="1.2"
        d="M16.59 13.23L20.93 14.39M15.36 15.36L18.54 18.54M13.23 16.59L14.39 20.93M10.77 16.59L9.61 20.93M8.64 15.36L5.46 18.54M7.41 13.23L3.07 14.39M7.41 10.77L3.07 9.61M8.64 8.64L5.46 5.46M10.77 7.41L9.61 3.07M13.23 7.41L14.39 3.07M15.36 8.64L18.54 5.46M16.59 10.77L20.93 9.61"
      />
    </svg>
  );
}

const TABS = [
  { path: '/home', Icon: House },
  { path: '/zodiac', Icon: ZodiacIcon },
  { path: '/compatibility', Icon: Blend },
  { path: '/readings', Icon: BookOpen },
  { path: '/profile', Icon: UserRound },
] as const;

/** The five tabs: at the foot of a phone, a rail at the left from 1024 px. */
export function BottomNavigation() {
  const [location] = useLocation();
  return (
    <nav className="tab-bar" aria-label={NAVIGATION_COPY.mainNavigation}>
      <div className="hidden px-3 pb-9 lg:block">
        <Wordmark />
      </div>
      {TABS.map(({ path, Icon }) => {
        const active = location === path || location.startsWith(`${path}/`);
        return (
          <Link
            key={path}
            href={path}
            className={classNames('tab-bar-link', active && 'tab-bar-link-active')}
            aria-current={active ? 'page' : undefined}
            {...prefetchOnIntent(path)}
          >
            <Icon size={22} />
            <span>{NAVIGATION_COPY.tabs[path]}</span>
          </Link>
        );
      })}
    </nav>
  );
}
