import type { ReactElement } from 'react';

/**
 * What a component may place beside other content: elements, but no bare text. A page translator replaces text nodes,
 * and then React cannot find one of its own that it has to move, remove or change.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
