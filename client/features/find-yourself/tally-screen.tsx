// The page of the tally, for everybody: the sentence, the numbers behind it, and the rules that were fixed beforehand.

import type { ReactNode } from 'react';
import { useEndpointQuery } from '#client/features/account/index.ts';
import { ConnectionError } from '#client/lib/api-client.ts';
import { shortDate } from '#client/lib/date-words.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { BoneLines, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Fold } from '#client/ui/frame/fold.tsx';
import { OpenPage } from '#client/ui/frame/open-page.tsx';
import { Plate } from '#client/ui/frame/plate.tsx';
import { Section } from '#client/ui/frame/section.tsx';
import { READING_TEXT } from '#client/ui/text/text-classes.ts';
import { getTallyEndpoint } from '#shared/find-yourself/find-yourself.contract.ts';
import type { Tally } from '#shared/find-yourself/find-yourself.schema.ts';
import { TALLY_COPY as COPY } from './tally.copy.ts';

export function TallyScreen() {
  const { data: tally, error, isFetching, refetch } = useEndpointQuery(getTallyEndpoint, {});
  return (
    <OpenPage documentTitle={COPY.documentTitle} home={COPY.home}>
      <h1 className="mt-6 text-34 text-balance">{COPY.title}</h1>
      <p className="mt-3 text-ivory-300">{COPY.opening}</p>
      {tally !== undefined ? (
        <Found tally={tally} />
      ) : error !== null ? (
        <ErrorState
          className="mt-8"
          message={error instanceof ConnectionError ? COPY.offline : COPY.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton label={COPY.loading} className="mt-8 min-h-svh">
          <BoneLines lines={8} />
        </Skeleton>
      )}
      <Rules />
      <LinkButton href="/find-yourself" variant="second" className="mt-7">
        {COPY.play}
      </LinkButton>
    </OpenPage>
  );
}

function Found({ tally }: { tally: Tally }) {
  const { rate, interval, sentence, rounds } = tally;
  const isShown = rate !== null && interval !== null;
  return (
    <>
      <Plate as="div" className="mt-7">
        <h2 className="text-26 text-balance">
          {isShown ? COPY.findings[sentence] : COPY.few.title(rounds)}
        </h2>
        <p className={`mt-3 ${READING_TEXT}`}>
          {isShown ? COPY.notes[sentence](COPY.span(interval)) : COPY.few.note}
        </p>
        <p className="mt-4 font-semibold">{COPY.about}</p>
      </Plate>
      <Numbers tally={tally} />
      {isShown && <Kinds tally={tally} />}
    </>
  );
}

function Numbers({ tally }: { tally: Tally }) {
  const { rounds, players, rate, interval, placebo, since, edition } = tally;
  return (
    <Section title={COPY.numbers} className="mt-8">
      <dl className="mt-2">
        {rate !== null && <Row name={COPY.rate}>{COPY.percent(rate)}</Row>}
        {interval !== null && <Row name={COPY.interval}>{COPY.span(interval)}</Row>}
        <Row name={COPY.rounds}>{COPY.numeral(rounds)}</Row>
        <Row name={COPY.players}>{COPY.numeral(players)}</Row>
        {placebo.rate !== null && (
          <Row name={COPY.placebo} note={COPY.placeboNote}>
            {COPY.placeboFound(placebo.rate, placebo.rounds)}
          </Row>
        )}
        <Row name={COPY.since}>{since === null ? COPY.notBegun : shortDate(since)}</Row>
        <Row name={COPY.edition}>
          <span translate="no">{edition}</span>
        </Row>
      </dl>
    </Section>
  );
}

type RowProps = { name: string; note?: string; children: ReactNode };

function Row({ name, note, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-b border-line py-3">
      <dt className="text-15 text-ivory-300">{name}</dt>
      <dd className="min-w-0 tnum wrap-anywhere">{children}</dd>
      {note !== undefined && <dd className="w-full text-15 text-ivory-300">{note}</dd>}
    </div>
  );
}

function Kinds({ tally: { byKind } }: { tally: Tally }) {
  return (
    <Section title={COPY.byKind}>
      <p className="mt-1.5 text-15 text-ivory-300">{COPY.kindNote}</p>
      <ul className="mt-3">
        {byKind.map(({ kind, rounds, rate, interval, apart }) => (
          <li key={kind} className="border-t border-line py-3 tnum">
            <h3 className="font-sans text-17 font-semibold">{COPY.kinds[kind]}</h3>
            <p className="text-15 text-ivory-300">{COPY.countedRounds(rounds)}</p>
            {rate !== null && interval !== null && <p>{COPY.kindFound(rate, interval, apart)}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The rules, readable before there is any number. */
function Rules() {
  const { title, note, list } = COPY.rules;
  return (
    <Fold title={title} note={note} className="mt-8">
      <ul className="grid gap-3 text-ivory-300">
        {list.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="mt-3 text-ivory-300">{COPY.limits}</p>
    </Fold>
  );
}
