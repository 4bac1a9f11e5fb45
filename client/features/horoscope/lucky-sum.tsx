// The sum behind the lucky number, from the facts that the horoscope cites, so that the reader can repeat it.

import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Horoscope } from '#shared/horoscope/horoscope.schema.ts';
import {
  getLuckyNumber,
  LUCKY_NUMBER_MAX,
  type LuckyTerm,
  listLuckyTerms,
  sumLuckyTerms,
} from '#shared/horoscope/lucky-number.ts';
import { SIGNS } from '#shared/zodiac/signs.ts';
import { HOROSCOPE_COPY } from './horoscope.copy.ts';

/** The terms of the sum and their total, folded; nothing if they do not give the lucky number of the horoscope. */
export function LuckySum({ horoscope }: { horoscope: Horoscope }) {
  const { sign, luckyNumber, reasons, facts } = horoscope;
  const counted = reasons.luckyNumber.flatMap((id) => facts.find((fact) => fact.id === id) ?? []);
  const terms = listLuckyTerms(sign, counted);
  const sum = sumLuckyTerms(terms);
  const tell = (term: LuckyTerm): string => {
    const { factor, count } = term;
    if (term.kind === 'orb')
      return HOROSCOPE_COPY.luckyOrb(
        count,
        counted.find(({ id }) => id === term.factId)?.text ?? term.factId,
      );
    return term.kind === 'place'
      ? HOROSCOPE_COPY.luckyPlace(factor, count, SIGNS[sign].name)
      : HOROSCOPE_COPY.luckySign(factor, count, SIGNS[term.sign].name);
  };
  if (getLuckyNumber(terms) !== luckyNumber) return null;
  const total = HOROSCOPE_COPY.luckyTotal(
    sum,
    sum % LUCKY_NUMBER_MAX,
    luckyNumber,
    LUCKY_NUMBER_MAX,
  );
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-15 font-semibold text-brass-400 hover:text-brass-300 [&::-webkit-details-marker]:hidden">
        <span>{HOROSCOPE_COPY.luckySum}</span>
        <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180 print:hidden" />
      </summary>
      <p className="text-15 text-ivory-300">{`${terms.map(tell).join('; ')}. ${total}`}</p>
    </details>
  );
}
