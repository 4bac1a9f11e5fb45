import { memo } from 'react';
import { PhoneFrame } from '#client/ui/drawings/phone-frame.tsx';
import { CitingText } from '#client/ui/facts/footnote-ref.tsx';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { Seal } from '#client/ui/measures/seal.tsx';
import { PHONE_COPY } from '../landing.copy.ts';

/** SVG path data of the twelve divisions in the ring of the Zodiac tab's icon. */
const ZODIAC_RING = Array.from({ length: 12 }, (_, index) => {
  const angle = ((index * 30 + 15) * Math.PI) / 180;
  const at = (radius: number) =>
    `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  return `M${at(4.75)}L${at(9.25)}`;
}).join('');

/** SVG path data of a circle. */
const circlePath = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** The icons of the five tabs, drawn by hand: the icon package would weigh more than the sample. */
const TABS = [
  'M3.5 11 12 3.5 20.5 11v9.5h-17zM9.5 20.5v-7h5v7',
  `${circlePath(12, 12, 9.25)}${circlePath(12, 12, 4.75)}${ZODIAC_RING}`,
  `${circlePath(9, 9, 7)}${circlePath(15, 15, 7)}`,
  'M12 7.5c-2-2-5-2.5-9-2.5v13c4 0 7 .5 9 2.5 2-2 5-2.5 9-2.5V5c-4 0-7 .5-9 2.5zM12 7.5v13',
  `${circlePath(12, 8, 5)}M3.5 21a8.5 8.5 0 0 1 17 0`,
];

/**
 * The app in a phone: a sample horoscope, insight and reading. It is decorative and hidden from
 * screen readers.
 */
export const PhoneSample = memo(function PhoneSample() {
  return (
    <PhoneFrame className="sample">
      <div className="sample-reader">
        <Seal glyph="leo" size="tiny" />
        <span>
          <b>{PHONE_COPY.name}</b>
          <small>{PHONE_COPY.sign}</small>
        </span>
      </div>
      <p className="sample-date">{PHONE_COPY.date}</p>
      <div className="sample-plate">
        <p>{PHONE_COPY.horoscopeTitle}</p>
        <p className="sample-headline">{PHONE_COPY.headline}</p>
        <p className="sample-words">
          <CitingText numbers={[1]}>{PHONE_COPY.horoscope}</CitingText>
        </p>
        <p className="sample-why">{PHONE_COPY.why}</p>
        <p className="sample-fact">
          <Glyph name="sun" size={14} />
          <Glyph name="sextile" size={14} />
          <Glyph name="venus" size={14} />
          <span>{PHONE_COPY.fact}</span>
        </p>
      </div>
      <div className="sample-row">
        <Glyph name="sun" size={18} />
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
        {TABS.map((path) => (
          <svg
            key={path}
            className="lucide"
            width="16"
            height="16"
            viewBox="0 0 24 24"
            aria-hidden="true"
          >
            <path d={path} />
          </svg>
        ))}
      </div>
    </PhoneFrame>
  );
});
