import { useEffect } from 'react';
import type { Elements } from '#client/ui/elements.ts';

type RenderedProps = { onRendered: () => void; children: Elements };

/** Says when its children stand in the page and have their handlers. */
export function Rendered({ onRendered, children }: RenderedProps) {
  useEffect(onRendered, [onRendered]);
  return children;
}
