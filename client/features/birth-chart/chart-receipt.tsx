import { useCurrentUser } from '#client/features/account/index.ts';
import { useOpenedPart } from '#client/lib/opened-part.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { SideNote } from '#client/ui/facts/side-note.tsx';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import { CHART_COPY } from './birth-chart.copy.ts';
import { receiptWords } from './receipt.copy.ts';

const BIRTH_DETAILS = ['birthDetails'] as const;

/** The data that the chart was computed from; without a place, with a button that opens the profile's birth details. */
export function ChartReceipt({ chart, className }: { chart: BirthChart; className?: string }) {
  const { birthPlace } = useCurrentUser();
  const { open } = useOpenedPart(BIRTH_DETAILS);
  return (
    <div className={className}>
      <SideNote className="wrap-anywhere">{receiptWords(chart, birthPlace)}</SideNote>
      {chart.place === null && (
        <Button variant="quiet" className="print:hidden" onClick={() => open('birthDetails')}>
          {CHART_COPY.choosePlace}
        </Button>
      )}
    </div>
  );
}
