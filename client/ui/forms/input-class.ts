/**
 * The classes of text inputs and list triggers; their colors and states are in input.css. The font
 * is at least 16 pixels, because phones zoom into inputs with smaller text.
 */
export const INPUT =
  'input min-h-13 w-full min-w-0 items-center gap-2.5 rounded border text-start font-sans text-17/[1.3] font-normal';
