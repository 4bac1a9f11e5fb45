// Turns simple components into DOM nodes without React's renderer, for drawings that must be in the page before the
// renderer is loaded. So a drawing is written once, as a component, for both uses.

import { isValidElement, type ReactNode } from 'react';

const SVG = 'http://www.w3.org/2000/svg';
/** React property → DOM attribute, where the two names differ. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  className: 'class',
  strokeOpacity: 'stroke-opacity',
  fillOpacity: 'fill-opacity',
};

type Props = Readonly<Record<string, unknown>>;

/**
 * The nodes that React would render: elements, text, fragments and components that are plain functions of their
 * properties. Throws for anything else, such as a handler or a component of another kind.
 */
export function drawComponent(node: ReactNode, namespace?: string): Node[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (typeof node === 'string' || typeof node === 'number') return [new Text(String(node))];
  if (Array.isArray(node)) return node.flatMap((each: ReactNode) => drawComponent(each, namespace));
  if (!isValidElement<Props>(node)) throw new Error('this cannot be drawn without React');
  const { type, props } = node;
  const { children, ...attributes } = props;
  if (typeof type === 'function') {
    const component = type as (props: Props) => ReactNode; // a class cannot be called, so it throws
    return drawComponent(component(props), namespace);
  }
  if (typeof type !== 'string') return drawComponent(children as ReactNode, namespace); // a fragment
  const inside = type === 'svg' ? SVG : namespace;
  const element =
    inside === undefined ? document.createElement(type) : document.createElementNS(inside, type);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null) continue;
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      throw new Error(`${name} of <${type}> cannot be drawn without React`);
    }
    element.setAttribute(ATTRIBUTES[name] ?? name, String(value));
  }
  element.append(...drawComponent(children as ReactNode, inside)); // React's own type of children
  return [element];
}
