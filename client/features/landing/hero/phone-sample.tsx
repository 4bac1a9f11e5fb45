import BookOpen from 'lucide-react/icons/book-open';
import House from 'lucide-react/icons/house';
import UserRound from 'lucide-react/icons/user-round';
import { memo } from 'react';
import { PhoneFrame } from '#client/ui/drawings/phone-frame.tsx';
import { FootnoteRef } from '#client/ui/facts/footnote-ref.tsx';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { PHONE_COPY } from '../landing.copy.ts';

/** The sign ring of the Zodiac tab, and the two circles of the Match tab, small. */
const ZODIAC_RING = Array.from({ length: 12 }, (_, index) => {
  const angle = ((index * 30 + 15) * Math.PI) / 180;
  const at = (radius: number) =>
    `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  return `M${at(4.75)}L${at(9.25)}`;
}).join('');

/** The app in a phone: a sample horoscope, insight and reading. Ornament; screen readers pass it by. */
export const PhoneSample = memo(function PhoneSample() {
  return (
    <PhoneFrame>
      <div className="sample-reader">
        <span className="seal sample-seal">
          <Glyph name="leo" size={17} />
        </span>
        <span>
          <b>{PHONE_COPY.name}</b>
          <small>{PHONE_COPY.sign}</small>
        </span>
      </div>
      <p className="sample-date">{PHONE_COPY.date}</p>
      <div className="sample-plate">
        <p className="sample-title">{PHONE_COPY.horoscopeTitle}</p>
        <p className="sample-words">
          {PHONE_COPY.horoscope}
          <FootnoteRef numbers={[1]} />
        </p>
        <p className="sample-why">{PHONE_COPY.why}</p>
        <p className="sample-fact">
          <Glyph name="moon" size={14} />
          <Glyph name="aries" size={14} />
          <span>{PHONE_COPY.fact}</span>
        </p>
      </div>
      <div className="sample-row">
        <Glyph name="venus" size={18} />
        <span>
          <b>{PHONE_COPY.insightTitle}</b>
          <small>{PHONE_COPY.insight}</small>
        </span>
      </div>
      <div className="sample-row">
        <span>
          <b>{PHONE_COPY.readingTitle}</b>
          <small>{PHONE_COPY.reading}</small>
        </span>
        <em>{PHONE_COPY.price}</em>
      </div>
      <div className="sample-tabs">
        <House size={16} />
        <svg className="lucide" width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9.25" />
          <circle cx="12" cy="12" r="4.75" />
          <path d={ZODIAC_RING} />
        </svg>
        <svg className="lucide" width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="9" cy="9" r="7" />
          <circle cx="15" cy="15" r="7" />
        </svg>
        <BookOpen size={16} />
        <UserRound size={16} />
      </div>
    </PhoneFrame>
  );
});
