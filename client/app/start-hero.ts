// The first script after the paint of the prerendered landing page: tonight's sky and the line about it. React is not
// among what it imports.

import { startPrerenderedHero } from '#client/features/live-sky/index.ts';

export function startHeroOf(root: HTMLElement): void {
  startPrerenderedHero(root);
}
