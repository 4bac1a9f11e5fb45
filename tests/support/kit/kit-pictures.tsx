import { CrystalBall } from '#client/ui/drawings/crystal-ball.tsx';
import { Medal } from '#client/ui/drawings/medal.tsx';
import { MoonPhase } from '#client/ui/drawings/moon-phase.tsx';
import { PhoneFrame } from '#client/ui/drawings/phone-frame.tsx';
import { Star } from '#client/ui/drawings/star.tsx';
import { StreakLunation } from '#client/ui/drawings/streak-lunation.tsx';
import { Vignette } from '#client/ui/drawings/vignette.tsx';
import { Constellation } from '#client/ui/glyphs/constellation.tsx';
import { ELEMENT_MARKS } from '#client/ui/glyphs/element-marks.ts';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { GLYPH_NAMES } from '#client/ui/glyphs/glyph-names.ts';
import { Badge } from '#client/ui/measures/badge.tsx';
import { Balls } from '#client/ui/measures/ball.tsx';
import { Bar } from '#client/ui/measures/bar.tsx';
import { CountUp } from '#client/ui/measures/count-up.tsx';
import { LevelRing } from '#client/ui/measures/level-ring.tsx';
import { MatchArc } from '#client/ui/measures/match-arc.tsx';
import { Seal } from '#client/ui/measures/seal.tsx';
import { BADGE_KEYS } from '#shared/progress/badges.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { KitPart, KitRow } from './kit-part.tsx';

const BADGES = [...BADGE_KEYS, 'no such badge'];
const VIGNETTES = ['reading', 'match', 'daily', 'predict', 'oracle', 'growth'] as const;
export function KitMeasures() {
  return (
    <KitPart title="Measures">
      <div className="grid items-start gap-8 md:grid-cols-2 lg:grid-cols-4">
        <div className="grid gap-4">
          <Bar label="Love Compatibility" value={71} />
          <Bar label="Readings" note="2 of 3" value={67} valueText="67%" variant="brass" />
          <Bar label="Nothing yet" value={0} />
          <Bar label="Birth chart" value={100} valueText="100%" variant="brass" />
        </div>
        <div className="grid gap-4">
          <Balls label="Powerball" numbers={[8, 21, 34, 47, 61, 17]} specialLast />
          <Balls label="Daily" numbers={[7, 12, 5]} />
          <div className="flex items-center gap-4">
            <Badge>Level 3</Badge>
            <Badge variant="quiet">+10 points</Badge>
          </div>
          <div className="flex items-center gap-4">
            <Seal glyph="moon" size="small" />
            <Seal glyph="leo" />
            <Seal glyph="leo" size="large" />
            <Seal />
          </div>
          <p className="font-serif text-34">
            <CountUp value={68} suffix="%" />
          </p>
        </div>
        <div className="flex flex-wrap gap-4">
          <LevelRing level={3} points={60} />
          <LevelRing level={12} points={0} size={120} />
          <LevelRing level={104} points={99} size={120} />
        </div>
        <KitMatchArc />
      </div>
    </KitPart>
  );
}

function KitMatchArc() {
  return (
    <MatchArc
      percentage={68}
      left="leo"
      right="aquarius"
      aspect="opposition"
      label="Leo and Aquarius: 68 percent"
    />
  );
}

export function KitDrawings() {
  return (
    <KitPart title="Drawings">
      <div className="grid items-start gap-8 md:grid-cols-2 lg:grid-cols-3">
        <CrystalBall width={322} />
        <PhoneFrame>
          <p className="font-serif text-23">Friday, November 20</p>
        </PhoneFrame>
        <div className="grid min-w-0 gap-8">
          <StreakLunation days={5} />
          <StreakLunation days={0} />
          <StreakLunation days={14} />
        </div>
      </div>
      <KitRow name="vignettes">
        {VIGNETTES.map((name) => (
          <Vignette key={name} name={name} />
        ))}
      </KitRow>
      <KitRow name="medals">
        {BADGES.map((badge) => (
          <Medal key={badge} badge={badge} earned />
        ))}
        {BADGES.map((badge) => (
          <Medal key={badge} badge={badge} earned={false} />
        ))}
      </KitRow>
      <KitRow name="the Moon by 15 degrees">
        {Array.from({ length: 24 }, (_, index) => (
          <MoonPhase key={index} elongationDegrees={index * 15} />
        ))}
      </KitRow>
      <KitRow name="stars">
        <Star points={8} />
        <Star points={6} />
        <Star points={4} />
      </KitRow>
      <ul className="grid grid-cols-2 gap-6 md:grid-cols-4 lg:grid-cols-6">
        {SIGN_KEYS.map((sign) => (
          <li key={sign} className="grid content-end gap-2">
            <Constellation sign={sign} width={150} label={sign} />
            <span className="text-15 text-ivory-300 flex gap-2">
              <Glyph name={sign} size={20} />
              {sign}
            </span>
          </li>
        ))}
      </ul>
    </KitPart>
  );
}

const ELEMENTS = Object.values(ELEMENT_MARKS);

export function KitGlyphs() {
  return (
    <KitPart title="Glyphs">
      <ul className="flex flex-wrap gap-x-6 gap-y-5">
        {GLYPH_NAMES.map((name) => (
          <li key={name} className="grid w-24 gap-2">
            <span
              className={`flex items-end gap-2.5 ${ELEMENTS.find(({ glyph }) => glyph === name)?.color ?? ''}`}
            >
              <Glyph name={name} size={36} />
              <Glyph name={name} size={24} />
              <Glyph name={name} size={16} />
            </span>
            <span className="text-15 text-ivory-300">{name}</span>
          </li>
        ))}
      </ul>
    </KitPart>
  );
}
