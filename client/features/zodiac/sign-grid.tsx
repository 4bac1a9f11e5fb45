import { useState } from 'react';
import { Constellation } from '#client/ui/glyphs/constellation.tsx';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { SIGN_KEYS, SIGNS, type SignKey } from '#shared/zodiac/signs.ts';
import { SignDialog } from './sign-dialog.tsx';

/** The twelve signs as cards; each opens its sign. */
export function SignGrid() {
  const [opened, setOpened] = useState<SignKey>();
  return (
    <>
      <ul className="sign-grid">
        {SIGN_KEYS.map((key) => (
          <li key={key}>
            <button
              type="button"
              className="sign-card"
              aria-haspopup="dialog"
              onClick={() => setOpened(key)}
            >
              <span className="sign-card-art">
                <Constellation sign={key} />
              </span>
              <span className="sign-card-name">
                <Glyph name={key} size={22} />
                {SIGNS[key].name}
              </span>{' '}
              <span className="small tnum">{SIGNS[key].dates}</span>
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && <SignDialog sign={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
