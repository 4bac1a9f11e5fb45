import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { Vignette } from '#client/ui/drawings/vignette.tsx';
import { OpenPage } from '#client/ui/frame/open-page.tsx';

const COPY = {
  documentTitle: 'Not found · Asteria',
  title: '404 Page Not Found',
  sentence: 'This page isn’t in the sky.',
  hint: 'Did you forget to add the page to the router?',
  home: 'Back to the home page',
} as const;

/** Any other path. */
export function NotFoundPage() {
  return (
    <OpenPage documentTitle={COPY.documentTitle}>
      <Vignette name="oracle" size={96} className="mt-10" />
      <h1 className="mt-6 text-34 text-balance">{COPY.title}</h1>
      <p className="mt-4">{COPY.sentence}</p>
      <p className="mt-1 text-15 text-ivory-300">{COPY.hint}</p>
      <LinkButton href="/" variant="second" className="mt-7">
        {COPY.home}
      </LinkButton>
    </OpenPage>
  );
}
