import { Button } from '#client/ui/actions/button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { toast } from '#client/ui/feedback/toast.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { OutcomeHeading } from '#client/ui/text/outcome-heading.tsx';
import type { AddressedFeed } from '#shared/calendar/calendar.schema.ts';
import { CALENDAR_COPY } from './calendar.copy.ts';

/** The name of each calendar, and the link that subscribes it to the feed at an address. */
function linksOf(url: string) {
  const webcal = url.replace(/^https?:/, 'webcal:');
  const encode = encodeURIComponent;
  return [
    [CALENDAR_COPY.apple, webcal],
    [CALENDAR_COPY.google, `https://calendar.google.com/calendar/r?cid=${encode(webcal)}`],
    [
      CALENDAR_COPY.outlook,
      `https://outlook.live.com/calendar/0/addfromweb?url=${encode(url)}&name=Asteria`,
    ],
  ] as const;
}

/** The address of a new feed, which is shown only once, with links that add it to a calendar. */
export function FeedAddress({ feed }: { feed: AddressedFeed }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(feed.url);
      toast({ ...CALENDAR_COPY.copied, variant: 'success' });
    } catch {
      toast({ ...CALENDAR_COPY.copyFailed, variant: 'destructive' });
    }
  }

  return (
    <section className="mb-7 grid gap-4 border-l-2 border-brass-400 pl-4">
      <OutcomeHeading level={3} className="text-23 wrap-anywhere">
        {CALENDAR_COPY.ready(feed.name)}
      </OutcomeHeading>
      <Field label={CALENDAR_COPY.address} hint={CALENDAR_COPY.once}>
        <TextInput readOnly value={feed.url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <p className="font-semibold">{CALENDAR_COPY.warning}</p>
      <div className="grid gap-3 md:grid-cols-3">
        {linksOf(feed.url).map(([calendar, href]) => (
          <LinkButton
            key={calendar}
            variant="second"
            href={href}
            aria-label={CALENDAR_COPY.addTo(calendar)}
            {...(href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
          >
            {calendar}
          </LinkButton>
        ))}
      </div>
      <Button variant="second" wide onClick={() => void copy()}>
        {CALENDAR_COPY.copy}
      </Button>
    </section>
  );
}
