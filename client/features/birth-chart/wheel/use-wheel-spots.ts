// How the spots of the wheel are reached: one stop of the tab key, arrow keys from spot to spot, a finger or a pointer;
// what is reached lights up, and Enter or a tap opens its chapter.

import { type KeyboardEvent, type PointerEvent, type SVGProps, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import type { BodyName } from '#shared/sky/bodies.ts';
import { type Spot, spotAfter } from './wheel-spots.ts';

const OPENING_KEYS: ReadonlySet<string> = new Set(['Enter', ' ']);

/** The lit parts of the wheel. */
export type Lit = {
  ids: ReadonlySet<string>;
  /** The bodies that are lit themselves or belong to what is. */
  bodies: ReadonlySet<BodyName>;
  /** A line is lit: then no other line is, for its bodies. */
  hasLine: boolean;
};
export const NOTHING_LIT: Lit = { ids: new Set(), bodies: new Set(), hasLine: false };

/** The spots of a wheel that can be used; a picture has none. */
export type WheelSpots = {
  lit: Lit;
  /** The attributes of a spot's element; undefined where there is no such spot. */
  propsOf: (id: string) => SVGProps<SVGGElement> | undefined;
  spotOf: (id: string) => Spot | undefined;
  /** A finger or a pointer has come to a spot, or has left it. */
  hover: (id: string | undefined) => void;
  open: (id: string) => void;
};

/** The attributes of what shows that a spot is lit or has the focus. */
export const lightOf = (isLit: boolean) => ({
  className: 'wheel-light',
  strokeWidth: 1.6,
  ...(isLit ? { stroke: 'var(--brass-300)' } : {}),
});

export const findSpotElement = (wheel: Element | null | undefined, id: string) =>
  wheel?.querySelector<SVGGElement>(`[data-spot="${id}"]`);

type Reaching = {
  /** Spots that light up together while the first of them has the focus. */
  together: readonly string[];
  onLit?: ((spots: readonly Spot[]) => void) | undefined;
  onOpen?: ((chapter: string) => void) | undefined;
};

export function useWheelSpots(
  spots: readonly Spot[],
  { together, onLit, onOpen }: Reaching,
): WheelSpots {
  const [stop, setStop] = useState('sun');
  const [reached, setReached] = useState<string>();
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  // A house can be reached in one system and its line or angle be gone with the next chart.
  const tabStop = byId.has(stop) ? stop : spots[0]?.id;
  const litWith = (id: string | undefined): Spot[] => {
    if (id === undefined) return [];
    return (id === together[0] ? together : [id]).flatMap((each) => byId.get(each) ?? []);
  };
  const lit = litWith(reached);

  function light(id: string | undefined) {
    setReached(id);
    onLit?.(litWith(id));
  }

  /** A spot that a chapter has lit stays lit: the page has scrolled the wheel under the pointer, which did not move. */
  function hover(id: string | undefined) {
    const [asked] = together;
    const focused = document.activeElement?.getAttribute('data-spot');
    if (asked === undefined || focused !== asked) light(id);
  }

  function open(id: string) {
    const chapter = byId.get(id)?.chapter;
    if (chapter !== undefined) onOpen?.(chapter);
  }

  function press(event: KeyboardEvent<SVGGElement>, spot: Spot) {
    if (OPENING_KEYS.has(event.key)) {
      if (spot.chapter === undefined) return;
      event.preventDefault();
      open(spot.id);
      return;
    }
    const next = spotAfter(event.key, spot, spots);
    if (next === undefined) return;
    event.preventDefault();
    findSpotElement(event.currentTarget.ownerSVGElement, next.id)?.focus();
  }

  return {
    lit: {
      ids: new Set(lit.map(({ id }) => id)),
      bodies: new Set(lit.flatMap(({ bodies }) => bodies)),
      hasLine: lit.some(({ ring }) => ring === 'lines'),
    },
    spotOf: (id) => byId.get(id),
    hover,
    open,
    propsOf(id) {
      const spot = byId.get(id);
      if (spot === undefined) return undefined;
      const isDoor = spot.chapter !== undefined && onOpen !== undefined;
      return {
        'data-spot': id,
        className: classNames(
          'wheel-spot outline-none',
          isDoor ? 'cursor-pointer' : 'cursor-default',
        ),
        tabIndex: id === tabStop ? 0 : -1,
        role: isDoor ? 'button' : 'img',
        'aria-label': spot.words,
        onFocus: () => {
          setStop(id);
          light(id);
        },
        onBlur: () => light(undefined),
        onKeyDown: (event: KeyboardEvent<SVGGElement>) => press(event, spot),
        onClick: () => open(id),
        onPointerEnter: () => hover(id),
        onPointerLeave: (event: PointerEvent<SVGGElement>) => {
          // A spot with the focus stays lit when a finger or a pointer leaves it.
          if (document.activeElement !== event.currentTarget) hover(undefined);
        },
      } as SVGProps<SVGGElement>; // the type of SVG attributes has no data attributes
    },
  };
}
