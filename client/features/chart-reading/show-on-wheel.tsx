// The button that shows the subject of a chapter on the wheel.

import Target from 'lucide-react/icons/locate';
import { useContext } from 'react';
import { ChartLinksContext } from '#client/lib/chart-links.ts';
import type { Chapter } from '#shared/chart-reading/chart-reading.schema.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { READING_COPY } from './chart-reading.copy.ts';
import { findRuler } from './find-ruler.ts';

/** The ids of the wheel's spots that a chapter is about, the main one first; none if it is about the whole chart. */
function listSpots({ id, kind, facts }: Chapter): readonly string[] {
  switch (kind) {
    case 'balance': {
      const bodies = facts.flatMap((fact) => fact.bodies);
      return bodies.length < BODY_KEYS.length ? bodies : [];
    }
    case 'moon-phase':
      return ['moon', 'sun'];
    case 'ruler': {
      const ruler = findRuler(facts);
      if (ruler === undefined) return [];
      return [...ruler.bodies, ...(ruler.house === null ? [] : [`house-${ruler.house}`])];
    }
    case 'portrait':
    case 'generation': {
      const points = facts.flatMap((fact) => fact.bodies);
      return points.length < BODY_KEYS.length ? points : [];
    }
    default:
      return [id];
  }
}

/** The button; renders nothing without a wheel or a place on it. */
export function ShowOnWheel({ chapter }: { chapter: Chapter }) {
  const links = useContext(ChartLinksContext);
  const spots = listSpots(chapter);
  if (links === undefined || spots.length === 0) return null;
  return (
    <button
      type="button"
      className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-15 font-semibold text-brass-400 hover:text-brass-300 print:hidden"
      aria-label={READING_COPY.showOnWheelOf(chapter.title || chapter.headline)}
      onClick={({ currentTarget }) =>
        links.showOnWheel(spots, {
          words: chapter.headline || chapter.title,
          element: currentTarget,
        })
      }
    >
      <Target size={18} aria-hidden="true" />
      <span>{READING_COPY.showOnWheel}</span>
    </button>
  );
}
