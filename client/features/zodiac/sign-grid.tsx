import { lazy, Suspense } from 'react';
import { useOpenedPart } from '#client/lib/opened-part.ts';
import { Constellation } from '#client/ui/glyphs/constellation.tsx';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { SIGN_KEYS, SIGNS, type SignKey } from '#shared/zodiac/signs.ts';
import { signDates } from './sign-dates.ts';
import { ZODIAC_COPY } from './zodiac.copy.ts';

const loadDialog = () => import('./sign-dialog.tsx');
const SignDialog = lazy(async () => ({ default: (await loadDialog()).SignDialog }));
/** A failed preload is ignored: opening a sign imports the dialog again. */
const preloadDialog = () => void loadDialog().catch(() => undefined);

type SignGridProps = {
  /** The user's own sign. */
  own?: SignKey | undefined;
  /** The sign in which the Sun is now. */
  sun?: SignKey | undefined;
};

/** The twelve signs as cards; each opens its dialog. */
export function SignGrid({ own, sun }: SignGridProps) {
  const { opened, open, close } = useOpenedPart(SIGN_KEYS);
  return (
    <>
      <ul
        className="grid grid-cols-2 border-t border-l border-line md:max-lg:min-[36rem]:grid-cols-3 lg:grid-cols-4 tiny:grid-cols-1"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        {SIGN_KEYS.map((key) => (
          <li key={key} className="relative border-r border-b border-line">
            <button
              type="button"
              className="grid size-full content-start gap-0.5 px-3.5 pt-3.5 pb-4.5 text-left transition-[background-color] duration-fast ease-settle hover:bg-ink-800 focus-visible:-outline-offset-2 active:bg-ink-700"
              aria-haspopup="dialog"
              onClick={() => open(key)}
            >
              {/* A box of the same height for every sign. */}
              <span className="h-32 px-2 pt-4 pb-2.5 opacity-90 lg:h-44">
                <Constellation sign={key} className="size-full" />
              </span>
              <span className="flex items-center gap-2.5 font-serif text-23/[1.2]">
                <Glyph name={key} size={22} />
                <span>{SIGNS[key].name}</span>
              </span>{' '}
              <span className="text-15 text-ivory-300 tnum">{signDates(key)}</span>
            </button>
            <p className="pointer-events-none absolute inset-x-3.5 top-2.5 flex flex-wrap justify-between gap-x-3 text-13">
              {key === own && <span>{ZODIAC_COPY.yours}</span>}
              {key === sun && <span className="text-brass-400">{ZODIAC_COPY.sunIsHere}</span>}
            </p>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <SignDialog sign={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
