import type { ReactNode } from 'react';
import type { TimeParts } from '#client/features/letter/index.ts';
import { SideNote } from '#client/ui/facts/side-note.tsx';
import { type SeenTerms, WithTerms } from '#client/ui/terms/term.tsx';
import type { TransitContact } from '#shared/transits/transits.schema.ts';
import { nameOf } from '../contact-names.tsx';
import { TODAY_COPY } from '../transits.copy.ts';

type ContactRowProps = TimeParts & {
  contact: TransitContact;
  /** The time as a screen reader says it. */
  heardTime?: string;
  isPast?: boolean;
  isNext?: boolean;
  bell?: ReactNode;
  /** The terms that rows above have explained. */
  seen: SeenTerms;
};

/** A contact's time and its line; its name is folded below, but for the next. */
export function ContactRow({
  contact,
  time,
  margin,
  heardTime = time,
  isPast = false,
  isNext = false,
  bell,
  seen,
}: ContactRowProps) {
  return (
    <div className={bell === undefined ? undefined : 'relative pr-12'}>
      <details open={isNext}>
        <summary className="cursor-pointer list-none [&::-webkit-details-marker]:hidden">
          <span
            className={`block text-15/[22px] tnum max-[22em]:leading-normal ${isPast ? 'text-ivory-300' : 'font-semibold'}`}
          >
            {isNext && <span className="mr-0.5 text-brass-400">{TODAY_COPY.next} </span>}
            <span aria-hidden="true">
              <span>{time}</span>
              {margin !== undefined && (
                <span className="font-normal whitespace-nowrap text-ivory-300">{margin}</span>
              )}
            </span>
            <span className="sr-only">{heardTime}</span>
            {isPast && <span>, {TODAY_COPY.passed}</span>}
            <span className="sr-only">: </span>
          </span>
          <span
            className={`mt-px block font-serif text-21/[1.22] text-balance ${isPast ? 'text-ivory-300' : ''}`}
          >
            {contact.text}
          </span>
          <span className="sr-only"> </span>
        </summary>
        <SideNote className="mt-1.5">
          <WithTerms seen={seen}>{nameOf(contact)}</WithTerms>
        </SideNote>
      </details>
      {bell !== undefined && <div className="absolute top-0 right-0">{bell}</div>}
    </div>
  );
}
