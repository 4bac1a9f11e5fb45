import { Link } from 'wouter';
import { useCurrentUser } from '#client/features/account/index.ts';
import { BIRTH_DETAILS_LINK } from '#client/lib/birth-details-link.ts';
import { SideNote } from '#client/ui/facts/side-note.tsx';
import { LINK_TEXT } from '#client/ui/text/text-classes.ts';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import { CHART_COPY } from './birth-chart.copy.ts';
import { receiptWords } from './receipt.copy.ts';

/** The data that the chart was computed from; without a place, with a link to choose one. */
export function ChartReceipt({ chart, className }: { chart: BirthChart; className?: string }) {
  const { birthPlace } = useCurrentUser();
  return (
    <div className={className}>
      <SideNote className="wrap-anywhere">{receiptWords(chart, birthPlace)}</SideNote>
      {chart.place === null && (
        <Link
          {...BIRTH_DETAILS_LINK}
          className={`inline-flex min-h-11 items-center font-semibold print:hidden ${LINK_TEXT}`}
        >
          {CHART_COPY.choosePlace}
        </Link>
      )}
    </div>
  );
}
