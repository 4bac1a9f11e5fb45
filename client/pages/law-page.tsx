import { LawPageView } from '#client/features/law/index.ts';
import type { LawPath } from '#shared/law/law-pages.ts';

/** /terms, /privacy, /cookies, /contact: for everybody, signed in or not. */
export function LawPage({ path }: { path: LawPath }) {
  return <LawPageView key={path} path={path} />;
}
