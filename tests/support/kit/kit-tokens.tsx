import { LABEL_TEXT, LINK_TEXT, READING_WITH_INITIAL } from '#client/ui/text/text-classes.ts';
import { KitPart } from './kit-part.tsx';

const COLORS = [
  ['ink 950', 'bg-ink-950'],
  ['ink 900', 'bg-ink-900'],
  ['ink 800', 'bg-ink-800'],
  ['ink 700', 'bg-ink-700'],
  ['ivory 50', 'bg-ivory-50'],
  ['ivory 300', 'bg-ivory-300'],
  ['ivory 500', 'bg-ivory-500'],
  ['brass 300', 'bg-brass-300'],
  ['brass 400', 'bg-brass-400'],
  ['brass 500', 'bg-brass-500'],
  ['fire', 'bg-fire'],
  ['earth', 'bg-earth'],
  ['air', 'bg-air'],
  ['water', 'bg-water'],
  ['danger', 'bg-danger'],
  ['success', 'bg-success'],
  ['line', 'bg-line'],
  ['line strong', 'bg-line-strong'],
  ['line control', 'bg-line-control'],
] as const;

export function KitColors() {
  return (
    <KitPart title="Color">
      <ul className="grid grid-cols-3 gap-3 md:grid-cols-6 lg:grid-cols-10">
        {COLORS.map(([name, className]) => (
          <li key={name} className="grid gap-1">
            <span className={`h-12 border border-line ${className}`} />
            <span className="text-13 text-ivory-300">{name}</span>
          </li>
        ))}
      </ul>
    </KitPart>
  );
}

export function KitType() {
  return (
    <KitPart title="Type">
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="grid gap-3 font-serif">
          <p className="text-72">72 Destiny</p>
          <p className="text-48">48 Unlock Your</p>
          <p className="text-34">34 Friday, November 20</p>
          <p className="text-26">26 Your Daily Horoscope</p>
          <p className="text-23">23 Venus has found her keys</p>
          <p className="font-serif text-23 text-ivory-50 italic">
            23 italic: the Star Oracle, and nobody else.
          </p>
        </div>
        <div className="grid content-start gap-3">
          <p className="text-20 text-ivory-300">20 Lead, one sentence under a title.</p>
          <p>
            17 Body. <b>Semibold</b> for names and actions. 10°32′, 02:18, 1234567890.{' '}
            <a className={LINK_TEXT} href="#kit">
              The kit’s link
            </a>
          </p>
          <p className="text-15 text-ivory-300">15 Secondary words, table notes, times and orbs.</p>
          <p className="text-13 text-ivory-300">13 Tab labels and small print only.</p>
          <p className={LABEL_TEXT}>STEP 2 OF 5</p>
          <p>
            Names: Łukasz Żółć, Şükrü Güneş, Đorđe Ćirić, Ștefan Țepeș, Zoë, Nguyễn, Ольга, 文子,
            نورا
          </p>
          <p className="font-serif text-23">Names: Łukasz Żółć, Şükrü Güneş, Đorđe Ćirić, Nguyễn</p>
        </div>
      </div>
      <p className={`${READING_WITH_INITIAL} max-w-column`}>
        The Moon walked into Aries overnight, the corner of your chart that keeps a packed bag by
        the door. At 2:44 she meets Saturn there, so say the large thing plainly and let someone
        sensible poke it.
      </p>
      <p className={`${READING_WITH_INITIAL} max-w-column`}>
        W is the widest letter that can open a horoscope, and it has to stand in its frame as well
        as the narrow ones do, with at least three lines of text beside it to lean on.
      </p>
    </KitPart>
  );
}
