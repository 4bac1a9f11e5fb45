// Every component of client/ui in every state, on one page; tests/tooling/render-kit.ts turns it into a picture.

import { Wordmark } from '#client/ui/frame/wordmark.tsx';
import { KitActions, KitFields } from './kit-controls.tsx';
import { KitDrawings, KitGlyphs, KitMeasures } from './kit-pictures.tsx';
import { KitFrame, KitOverlays, KitStates } from './kit-states.tsx';
import { KitColors, KitType } from './kit-tokens.tsx';

export function Kit() {
  return (
    <main className="mx-auto grid max-w-page gap-9 px-gutter py-10 lg:px-16">
      <header className="flex items-baseline justify-between">
        <Wordmark />
        <h1 className="text-15 text-ivory-300">Kit</h1>
      </header>
      <KitColors />
      <KitType />
      <KitActions />
      <KitFields />
      <KitFrame />
      <KitStates />
      <KitOverlays />
      <KitMeasures />
      <KitDrawings />
      <KitGlyphs />
    </main>
  );
}
