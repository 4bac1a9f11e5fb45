import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#client/features/account/index.ts';
import { callApi } from '#client/lib/api-client.ts';
import { instantWords } from '#client/lib/date-words.ts';
import { userKey } from '#client/lib/query-keys.ts';
import { useToday } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { Dialog } from '#client/ui/frame/dialog.tsx';
import { Constellation } from '#client/ui/glyphs/constellation.tsx';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import type { GlyphName } from '#client/ui/glyphs/glyph-names.ts';
import { type Element, SIGNS, type SignKey } from '#shared/zodiac/signs.ts';
import { sunSeasonsSchema } from '#shared/zodiac/sun-seasons.schema.ts';
import { ZODIAC_COPY } from './zodiac.copy.ts';

export const ELEMENT_LOOKS = {
  Fire: { glyph: 'fire', className: 'element-fire' },
  Earth: { glyph: 'earth', className: 'element-earth' },
  Air: { glyph: 'air', className: 'element-air' },
  Water: { glyph: 'water', className: 'element-water' },
} as const satisfies Record<Element, { glyph: GlyphName; className: string }>;

type SignDialogProps = { sign: SignKey; onClose: () => void };

/** One sign, opened: what it is like, what it belongs to, and when the Sun is in it this year. */
export function SignDialog({ sign, onClose }: SignDialogProps) {
  const { name, description, element, quality, rulingPlanet, dates } = SIGNS[sign];
  const look = ELEMENT_LOOKS[element];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={name} description={dates}>
      <div className="sign-dialog-art">
        <Constellation sign={sign} />
      </div>
      <p className="reading mt-2">{description}</p>
      <dl className="sign-facts">
        <div>
          <dt>{ZODIAC_COPY.element}</dt>
          <dd>
            <Glyph name={look.glyph} size={18} className={look.className} /> {element}
          </dd>
        </div>
        <div>
          <dt>{ZODIAC_COPY.quality}</dt>
          <dd>{quality}</dd>
        </div>
        <div>
          <dt>{ZODIAC_COPY.ruler}</dt>
          <dd>{rulingPlanet}</dd>
        </div>
        <SunSeason sign={sign} />
      </dl>
      <LinkButton href={`/compatibility?with=${sign}`} variant="second" wide className="mt-6">
        {ZODIAC_COPY.match(name)}
      </LinkButton>
    </Dialog>
  );
}

function SunSeason({ sign }: { sign: SignKey }) {
  const user = useCurrentUser();
  const today = useToday();
  const year = Number(today.slice(0, 4));
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: userKey(user.id, 'sun-seasons', year),
    queryFn: ({ signal }) =>
      callApi({ path: `/api/zodiac/sun-seasons?year=${year}`, answer: sunSeasonsSchema, signal }),
  });
  const stay = data?.find((season) => season.sign === sign);
  return (
    <div className="sign-facts-wide">
      <dt>{ZODIAC_COPY.sun(year)}</dt>
      <dd className="tnum">
        {stay !== undefined ? (
          <>
            {ZODIAC_COPY.sunStay(instantWords(stay.from), instantWords(stay.until))}
            <span className="small block">{ZODIAC_COPY.sunNote}</span>
          </>
        ) : isError ? (
          <>
            {ZODIAC_COPY.sunFailed}{' '}
            <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
              {ZODIAC_COPY.tryAgain}
            </Button>
          </>
        ) : (
          <span className="text-ivory-300">{ZODIAC_COPY.sunLoading}</span>
        )}
      </dd>
    </div>
  );
}
