import { COMPATIBILITY_COPY, CompatibilityChecker } from '#client/features/compatibility/index.ts';
import { AppPage } from '#client/features/navigation/index.ts';

/** /compatibility: the compatibility of two signs. */
export function CompatibilityPage() {
  return (
    <AppPage title={COMPATIBILITY_COPY.title}>
      <h1 className="pt-6 pb-5 text-34">{COMPATIBILITY_COPY.title}</h1>
      <CompatibilityChecker />
    </AppPage>
  );
}
