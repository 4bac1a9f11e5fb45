// A theme that a portrait may have, and how much it counts.

import { content, type Pull, type Theme } from '#server/content/index.ts';
import type { Chapter } from '#shared/chart-reading/chart-reading.schema.ts';

export const { themes: THEMES } = content.portrait;

/**
 * Our choice: how much a theme counts. The rarer and closer something is, the more it sets this chart apart; a contact
 * loses up to one point with its orb.
 */
export const WEIGHT = {
  angle: 10,
  cluster: { 3: 4.5, threeWithLight: 5.5, 4: 8, more: 9 },
  slowOnLight: 7.5,
  unaspected: { light: 7, other: 5.5 },
  sunMoon: 6,
  ruler: 5,
  alone: 4,
  retrograde: { mercury: 2.5, venus: 3.5, mars: 3.5 },
  shape: { bundle: 5, splash: 2, hemisphere: 3 },
};
/** The words of a theme; those of an aspect have no pulls. */
interface Words extends Pick<Theme, 'headline' | 'text'> {
  tags: { feeling: string; pulls: readonly Pull[] };
}

export interface Candidate {
  /** `alone-fire`. */
  key: string;
  kind: keyof typeof THEMES | 'aspect';
  theme: Words;
  weight: number;
  /** What it is about; two themes of one portrait have none of these in common. */
  about: readonly string[];
  facts: Chapter['facts'];
  isCertain: boolean;
}
