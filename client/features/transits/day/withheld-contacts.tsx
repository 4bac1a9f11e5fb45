// What remains uncertain about a day because of the birth time or its absence: contacts whose hour is known only
// roughly, and contacts that are withheld.

import { useCurrentUser } from '#client/features/account/index.ts';
import { clockTimesOf } from '#client/features/letter/index.ts';
import { BIRTH_DETAILS_LINK } from '#client/lib/birth-details-link.ts';
import { wallTimeWords } from '#client/lib/date-words.ts';
import { WithTerms } from '#client/ui/terms/term.tsx';
import { DEFAULT_BIRTH_TIME_MARGIN } from '#shared/core/birth.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import { isQuickBody } from '#shared/sky/bodies.ts';
import type { Transits } from '#shared/transits/transits.schema.ts';
import { ContactMarks, type ContactNames, nameOf } from '../contact-names.tsx';
import { QuietLink } from '../page-parts.tsx';
import { WITHHELD_COPY } from '../transits.copy.ts';
import { Fold } from './fold.tsx';

type WithheldContactsProps = { transits: Transits; today: string };

/** Renders nothing if every contact has its time and the user has said how exact the birth time is. */
export function WithheldContacts({ transits, today }: WithheldContactsProps) {
  const user = useCurrentUser();
  const { birthTime, birthTimeMargin, birthPlaceDetails } = user;
  const open = transits.contacts.filter(
    // Contacts of Jupiter and slower bodies are never shown to the minute, however exact the birth time is.
    ({ shown, moving }) => shown === 'hour' && isQuickBody(moving),
  );
  const { withheld, date } = transits;
  const hasAll = birthTime !== null && birthPlaceDetails !== null;
  const count = open.length + withheld.length;
  if (hasAll && birthTimeMargin !== null && count === 0) return null;
  const link =
    birthTime === null
      ? WITHHELD_COPY.addTime
      : birthPlaceDetails === null
        ? WITHHELD_COPY.addPlace
        : WITHHELD_COPY.sayHowSure;
  return (
    <Fold
      title={WITHHELD_COPY.title}
      hint={
        <>
          <span>{basisWords(user)}</span>
          {(hasAll || count > 0) && <span>{` ${WITHHELD_COPY.count(count, date === today)}`}</span>}
        </>
      }
    >
      {count > 0 && (
        <ul>
          {open.map((contact) => (
            <Row key={contact.id} contact={contact}>
              {WITHHELD_COPY.between(clockTimesOf(contact))}
            </Row>
          ))}
          {withheld.map((contact) => (
            <Row key={nameOf(contact)} contact={contact}>
              {WITHHELD_COPY[contact.why]}
            </Row>
          ))}
        </ul>
      )}
      <QuietLink {...BIRTH_DETAILS_LINK} className="mt-1.5">
        {link}
      </QuietLink>
    </Fold>
  );
}

function basisWords({ birthTime, birthTimeMargin, birthPlaceDetails }: User): string {
  if (birthTime === null) return WITHHELD_COPY.noTime;
  if (birthPlaceDetails === null) return WITHHELD_COPY.noPlace;
  const time = wallTimeWords(birthTime);
  return birthTimeMargin === null
    ? WITHHELD_COPY.unsaid(time, DEFAULT_BIRTH_TIME_MARGIN)
    : WITHHELD_COPY.said(time, birthTimeMargin);
}

function Row({ contact, children }: { contact: ContactNames; children: string }) {
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-3 border-t border-dashed border-line-strong py-3">
      <span className="text-ivory-300">
        <ContactMarks {...contact} />
      </span>
      <span>
        <span className="block font-semibold">
          <WithTerms>{nameOf(contact)}</WithTerms>
        </span>
        <span className="block text-15 text-balance text-ivory-300">{children}</span>
      </span>
    </li>
  );
}
