import { BigNumber } from '#client/ui/measures/big-number.tsx';
import { HOROSCOPE_COPY } from './horoscope.copy.ts';
import { LuckySum } from './lucky-sum.tsx';
import { useDailyHoroscope } from './use-daily-horoscope.ts';

/** The lucky number of the user's horoscope, with the sum that makes it; nothing while there is no horoscope. */
export function LuckyNumberOfDay({ className }: { className?: string }) {
  const { data: horoscope } = useDailyHoroscope();
  if (horoscope === undefined) return null;
  return (
    <section className={className} aria-labelledby="lucky-number-of-day">
      <h3 id="lucky-number-of-day" className="text-23">
        {HOROSCOPE_COPY.luckyOfDay}
      </h3>
      <BigNumber>{horoscope.luckyNumber}</BigNumber>
      <LuckySum horoscope={horoscope} />
    </section>
  );
}
