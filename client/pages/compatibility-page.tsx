import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { COMPATIBILITY_COPY, CompatibilityChecker } from '#client/features/compatibility/index.ts';
import { AppPage } from '#client/features/navigation/index.ts';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary.tsx';
import { Spinner } from '#client/ui/feedback/spinner.tsx';
import { PageTabs } from '#client/ui/frame/page-tabs.tsx';

// The code of the matches is loaded when their tab is opened.
const WithAPerson = lazy(async () => ({
  default: (await import('#client/features/matches/index.ts')).WithAPerson,
}));

const TABS = [
  {
    value: 'signs',
    label: COMPATIBILITY_COPY.twoSigns,
    content: (
      <div className="mt-6">
        <CompatibilityChecker />
      </div>
    ),
  },
  {
    value: 'person',
    label: COMPATIBILITY_COPY.withAPerson,
    content: (
      <ErrorBoundary part={COMPATIBILITY_COPY.matchesPart}>
        <Suspense fallback={<Spinner className="mx-auto my-16" />}>
          <WithAPerson />
        </Suspense>
      </ErrorBoundary>
    ),
  },
] as const;

/** /compatibility: two signs; with ?tab=person, two people. */
export function CompatibilityPage() {
  const [search] = useSearchParams();
  const [path, navigate] = useLocation();
  return (
    <AppPage title={COMPATIBILITY_COPY.title}>
      <h1 className="pt-6 pb-2 text-34">{COMPATIBILITY_COPY.title}</h1>
      <PageTabs
        label={COMPATIBILITY_COPY.tabsLabel}
        tabs={TABS}
        value={search.get('tab') === 'person' ? 'person' : 'signs'}
        // Our choice: as on the profile, tabs replace one another in the history.
        onValueChange={(tab) =>
          navigate(tab === 'person' ? `${path}?tab=person` : path, { replace: true })
        }
      />
    </AppPage>
  );
}
