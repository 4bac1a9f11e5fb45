// The pages behind the links in newsletter mails. They call the server only after a press on the button, so that a mail
// program that opens the links for a preview neither confirms nor ends a subscription.

import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { ApiError, ConnectionError, callEndpoint } from '#client/lib/api-client.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { Vignette } from '#client/ui/drawings/vignette.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { OpenPage } from '#client/ui/frame/open-page.tsx';
import { OutcomeHeading } from '#client/ui/text/outcome-heading.tsx';
import {
  confirmSubscriptionEndpoint,
  leaveNewsletterEndpoint,
} from '#shared/newsletter/newsletter.contract.ts';
import { NEWSLETTER_PAGE_COPY as COPY } from './newsletter.copy.ts';

export type NewsletterLink = 'confirm' | 'leave';

const readToken = () => window.location.hash.slice(1);

/** The token after the `#` of the address; updated when another mail's link is opened in the same tab. */
function useToken(): string {
  const [token, setToken] = useState(readToken);
  useEffect(() => {
    const onLink = () => setToken(readToken());
    window.addEventListener('hashchange', onLink);
    return () => window.removeEventListener('hashchange', onLink);
  }, []);
  return token;
}

/** The words of a link: of the Sunday letter's, or of the daily one's by `?mail=daily`. */
function useLinkCopy(link: NewsletterLink) {
  const [search] = useSearchParams();
  return search.get('mail') === 'daily' ? COPY.daily[link] : COPY[link];
}

/** /newsletter/confirm#<token> and /newsletter/leave#<token>: asks whether to confirm or end the subscription. */
export function NewsletterScreen({ link }: { link: NewsletterLink }) {
  const token = useToken();
  const copy = useLinkCopy(link);
  return (
    <OpenPage documentTitle={copy.documentTitle} home={COPY.home}>
      <Vignette name="daily" size={96} className="mt-10" />
      {token === '' ? (
        <Notice {...COPY.notWhole} />
      ) : (
        <Question key={`${link} ${token}`} link={link} token={token} />
      )}
    </OpenPage>
  );
}

function Question({ link, token }: { link: NewsletterLink; token: string }) {
  const { title, note, action, done } = useLinkCopy(link);
  const deciding = useSingleMutation({
    mutationFn: () =>
      link === 'confirm'
        ? callEndpoint(confirmSubscriptionEndpoint, { body: { token } })
        : callEndpoint(leaveNewsletterEndpoint, { params: { token } }),
  });
  const { error } = deciding;
  if (deciding.isSuccess) return <Notice {...done} />;
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'bad_input') return <Notice {...COPY.notWhole} />;
  if (code === 'link_gone') {
    return <Notice {...COPY.gone} link={{ href: '/profile', label: COPY.gone.action }} />;
  }
  return (
    <>
      <h1 className="mt-6 text-34 text-balance">{title}</h1>
      <p className="mt-4 text-ivory-300">{note}</p>
      {error !== null && (
        <ErrorState
          className="mt-5"
          message={error instanceof ConnectionError ? COPY.offline : COPY.failed}
        />
      )}
      <Button className="mt-7" busy={deciding.isPending} onClick={() => deciding.mutate()}>
        {action}
      </Button>
    </>
  );
}

type NoticeProps = { title: string; note: string; link?: { href: string; label: string } };

/** The outcome in place of the question: done, link no longer valid, or link incomplete. */
function Notice({ title, note, link = { href: '/', label: COPY.toHome } }: NoticeProps) {
  return (
    <>
      <OutcomeHeading className="mt-6 text-34 text-balance">{title}</OutcomeHeading>
      <p className="mt-4 text-ivory-300">{note}</p>
      <LinkButton href={link.href} variant="second" className="mt-7">
        {link.label}
      </LinkButton>
    </>
  );
}
