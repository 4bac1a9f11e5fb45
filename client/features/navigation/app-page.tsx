import { useRef } from 'react';
import { useDocumentTitle, usePageEntry } from '#client/lib/route-change.ts';
import { classNames } from '#client/ui/class-names.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { documentTitle, NAVIGATION_COPY } from './navigation.copy.ts';
import './navigation.css';
import type { Elements } from '#client/ui/elements.ts';

const MAIN_ID = 'main';

/** The classes that center a page beside the navigation and limit its width. */
export const PAGE_COLUMN =
  'mx-auto max-w-column pr-[calc(20px+var(--safe-right))] pl-[calc(20px+var(--safe-left))] lg:mr-0 lg:ml-[max(calc(232px+var(--safe-left)),calc(50vw-488px))] lg:max-w-desk lg:px-16 print:m-0 print:max-w-none print:px-0';
/** The padding above and below a page; below it includes the height of the navigation. */
export const PAGE_SPACE =
  'pt-(--safe-top) pb-[calc(var(--bar)+var(--above-bar)+40px+var(--safe-bottom))] lg:pt-5 lg:pb-18 print:py-0';

/** The layout of all signed-in pages; it stays mounted while the pages change. */
export function AppFrame({ children }: { children: Elements }) {
  return (
    <>
      <a
        className="fixed top-2 left-2 z-40 bg-ink-800 px-5 py-3 text-brass-400 not-focus-visible:[clip-path:inset(50%)] print:hidden"
        href={`#${MAIN_ID}`}
      >
        {NAVIGATION_COPY.skipToContent}
      </a>
      <BottomNavigation />
      {children}
    </>
  );
}

type AppPageProps = {
  /** Part of the document's title: 'Home'. */
  title: string;
  className?: string | undefined;
  children: Elements;
};

/** One signed-in page: main element, title, scroll and focus. Its children must contain an h1. */
export function AppPage({ title, className, children }: AppPageProps) {
  const main = useRef<HTMLElement>(null);
  useDocumentTitle(documentTitle(title));
  usePageEntry(main);
  return (
    <main
      id={MAIN_ID}
      ref={main}
      tabIndex={-1}
      className={classNames(PAGE_COLUMN, PAGE_SPACE, 'outline-none', className)}
    >
      {children}
    </main>
  );
}
