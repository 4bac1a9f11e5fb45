import Blend from 'lucide-react/icons/blend';
import BookOpen from 'lucide-react/icons/book-open';
import House from 'lucide-react/icons/house';
import UserRound from 'lucide-react/icons/user-round';
import { Link, useLocation } from 'wouter';
import { useNewAnswers } from '#client/features/answers/index.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Wordmark } from '#client/ui/frame/wordmark.tsx';
import { NAVIGATION_COPY } from './navigation.copy.ts';

// A chart wheel with its twelve houses, because lucide's sun icon would look like a light-theme switch.
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
/** Path of a page without its own tab → path of the tab that is marked as current there. */
const PARENTS: Readonly<Record<string, string>> = {
  '/today': '/home',
  '/month': '/home',
  '/journal': '/home',
  '/year': '/home',
  '/settings': '/profile',
  '/find-yourself': '/profile',
};

// A short line marks the current tab: above its icon, or along the edge of the rail.
const ACTIVE =
  'font-semibold text-brass-400 before:absolute before:-top-px before:left-1/2 before:-ml-4 before:h-0.5 before:w-8 before:bg-brass-400 lg:before:inset-y-0 lg:before:-left-5 lg:before:m-0 lg:before:h-auto lg:before:w-0.5';

/** Beside the icon of a tab behind which something is new. */
const DOT =
  'absolute top-2.5 left-1/2 ml-2.25 size-2 rounded-full bg-brass-400 outline-3 outline-ink-900 lg:top-1/2 lg:right-3 lg:left-auto lg:ml-0 lg:-translate-y-1/2 lg:outline-ink-950';

/** The five tabs: at the bottom of a phone, a rail at the left from 1024 px. */
export function BottomNavigation() {
  const [location] = useLocation();
  const newAnswers = useNewAnswers().length;
  return (
    <nav
      className="tab-bar fixed right-(--bar-removed) bottom-0 left-0 z-20 grid min-h-[calc(var(--bar)+var(--safe-bottom))] grid-cols-5 border-t border-line-strong bg-ink-900 pr-[calc(4px+var(--safe-right))] pb-(--safe-bottom) pl-[calc(4px+var(--safe-left))] lg:top-0 lg:right-auto lg:flex lg:min-h-0 lg:w-[calc(232px+var(--safe-left))] lg:flex-col lg:gap-1 lg:overflow-y-auto lg:border-t-0 lg:border-r lg:border-line lg:bg-ink-950 lg:pt-9 lg:pr-5 lg:pb-5 lg:pl-[calc(20px+var(--safe-left))] low:static low:min-h-[4.5rem] low:border-t-0 low:border-b low:pb-0"
      aria-label={NAVIGATION_COPY.mainNavigation}
    >
      <div className="hidden px-3 pb-9 lg:block">
        <Wordmark />
      </div>
      {TABS.map(({ path, Icon }) => {
        const active =
          location === path || location.startsWith(`${path}/`) || PARENTS[location] === path;
        const hasNews = path === '/compatibility' && newAnswers > 0;
        return (
          <Link
            key={path}
            href={hasNews ? `${path}?tab=person` : path}
            className={classNames(
              'relative grid min-w-0 content-center justify-items-center gap-1.25 text-[min(0.8125rem,4.4vw)]/[1] no-underline transition-[color] duration-fast ease-settle focus-visible:-outline-offset-4 lg:min-h-12 lg:grid-cols-[22px_auto] lg:items-center lg:justify-start lg:justify-items-start lg:gap-3.5 lg:px-3 lg:text-17/[1]',
              active ? ACTIVE : 'text-ivory-300 hover:text-ivory-50',
            )}
            aria-current={active ? 'page' : undefined}
            aria-label={hasNews ? NAVIGATION_COPY.matchWithNews(newAnswers) : undefined}
            {...preloadOnIntent(path)}
          >
            <Icon size={22} />
            <span>{NAVIGATION_COPY.tabs[path]}</span>
            {hasNews && <span className={DOT} />}
          </Link>
        );
      })}
    </nav>
  );
}
