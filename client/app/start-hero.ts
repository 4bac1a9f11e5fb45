// The first script after the prerendered landing page is painted: tonight's sky and the line about it. It does not
// import React.

import { startPrerenderedHero } from '#client/features/live-sky/index.ts';

export function startHeroOf(root: HTMLElement): void {
  startPrerenderedHero(root);
}
