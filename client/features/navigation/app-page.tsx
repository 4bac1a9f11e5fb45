import { type ReactNode, useRef } from 'react';
import { useArrival, useDocumentTitle } from '#client/lib/route-change.ts';
import { classNames } from '#client/ui/class-names.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { documentTitle, NAVIGATION_COPY } from './navigation.copy.ts';
import '#client/styles/navigation.css';

const MAIN_ID = 'main';

/** The frame around all signed-in pages: it stays while the pages inside change. */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {NAVIGATION_COPY.skipToContent}
      </a>
      <BottomNavigation />
      {children}
    </>
  );
}

type AppPageProps = {
  /** For the browser's tab: 'Home'. */
  title: string;
  className?: string | undefined;
  children: ReactNode;
};

/** One signed-in page: its main element, title, scroll and focus. It needs an h1 inside. */
export function AppPage({ title, className, children }: AppPageProps) {
  const main = useRef<HTMLElement>(null);
  useDocumentTitle(documentTitle(title));
  useArrival(main);
  return (
    <main id={MAIN_ID} ref={main} tabIndex={-1} className={classNames('app-main', className)}>
      {children}
    </main>
  );
}
