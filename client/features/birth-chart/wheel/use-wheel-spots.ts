// How a user reaches the spots of the wheel: the wheel is one tab stop, arrow keys lead from spot to spot, and a finger
// or a mouse touches one. A spot that is reached lights up; Enter, Space or a tap opens its chapter.

import { type KeyboardEvent, type PointerEvent, type SVGProps, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import type { BodyName } from '#shared/sky/bodies.ts';
import { type Spot, spotAfter } from './wheel-spots.ts';

const OPENING_KEYS: ReadonlySet<string> = new Set(['Enter', ' ']);

/** The lit parts of the wheel. */
export type Lit = {
  /** The ids of the lit spots. */
  ids: ReadonlySet<string>;
  /** The bodies of the lit spots: bodies themselves, those in a lit house, the two of a lit aspect. */
  bodies: ReadonlySet<BodyName>;
  /** An aspect's line is lit: then the other lines of its two bodies stay unlit. */
  hasLine: boolean;
};
export const NOTHING_LIT: Lit = { ids: new Set(), bodies: new Set(), hasLine: false };

/** The spots of an interactive wheel; a wheel that is exported as a picture has none. */
export type WheelSpots = {
  lit: Lit;
  /** The bodies that a chapter shows, while they are lit. */
  together: ReadonlySet<BodyName>;
  /** The attributes of a spot's element; undefined where there is no such spot. */
  propsOf: (id: string) => SVGProps<SVGGElement> | undefined;
  spotOf: (id: string) => Spot | undefined;
  /** To be called when a finger or a mouse comes to a spot, with its id, or leaves it, with undefined. */
  hover: (id: string | undefined) => void;
  open: (id: string) => void;
};

/** The attributes of the outline that shows that a spot is lit or has the focus. */
export const spotOutline = (isLit: boolean) => ({
  className: 'wheel-light',
  strokeWidth: 1.6,
  ...(isLit ? { stroke: 'var(--brass-300)' } : {}),
});

export const findSpotElement = (wheel: Element | null | undefined, id: string) =>
  wheel?.querySelector<SVGGElement>(`[data-spot="${id}"]`);

type Reaching = {
  /** The ids of the spots that a chapter asks to show: all light up while the first of them has the focus. */
  together: readonly string[];
  onLit?: ((spots: readonly Spot[]) => void) | undefined;
  onOpen?: ((chapter: string) => void) | undefined;
};

export function useWheelSpots(
  spots: readonly Spot[],
  { together, onLit, onOpen }: Reaching,
): WheelSpots {
  const [lastFocused, setLastFocused] = useState('sun');
  const [reached, setReached] = useState<string>();
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  // The spot of the last focus may be missing from another chart, or under another house system.
  const tabStop = byId.has(lastFocused) ? lastFocused : spots[0]?.id;
  const litWith = (id: string | undefined): Spot[] => {
    if (id === undefined) return [];
    return (id === together[0] ? together : [id]).flatMap((each) => byId.get(each) ?? []);
  };
  const lit = litWith(reached);
  const isTogether = reached !== undefined && reached === together[0];

  function light(id: string | undefined) {
    setReached(id);
    onLit?.(litWith(id));
  }

  /**
   * Lights the spot under the mouse, unless a spot that a chapter asked for has the focus: showing it has scrolled the
   * wheel under the mouse, which did not move.
   */
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
    together: new Set(isTogether ? lit.flatMap(({ bodies }) => bodies) : []),
    spotOf: (id) => byId.get(id),
    hover,
    open,
    propsOf(id) {
      const spot = byId.get(id);
      if (spot === undefined) return undefined;
      const opensChapter = spot.chapter !== undefined && onOpen !== undefined;
      return {
        'data-spot': id,
        className: classNames(
          'wheel-spot outline-none',
          opensChapter ? 'cursor-pointer' : 'cursor-default',
        ),
        tabIndex: id === tabStop ? 0 : -1,
        role: opensChapter ? 'button' : 'img',
        'aria-label': spot.words,
        onFocus: () => {
          setLastFocused(id);
          light(id);
        },
        onBlur: () => light(undefined),
        onKeyDown: (event: KeyboardEvent<SVGGElement>) => press(event, spot),
        onClick: () => open(id),
        onPointerEnter: () => hover(id),
        onPointerLeave: (event: PointerEvent<SVGGElement>) => {
          // A spot with the focus stays lit when a finger or the mouse leaves it.
          if (document.activeElement !== event.currentTarget) hover(undefined);
        },
      } as SVGProps<SVGGElement>; // the type of SVG attributes has no data attributes
    },
  };
}
