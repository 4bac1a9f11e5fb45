// The HTML of a mail: it loads nothing, so that no server learns whether the mail was opened.

import { escapeHtml } from './escape-html.ts';

export const SPACED = 'margin:0 0 1.2em';
export const FAINT = 'color:#5b6070;font-size:.9em';

export function page(parts: readonly string[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>',
    '<body style="margin:0;padding:2em 1.2em"><div style="max-width:34em;margin:0 auto;font:17px/1.55 Georgia,serif">',
    ...parts,
    '</div></body></html>',
  ].join('\n');
}

export const paragraph = (text: string) => `<p style="${SPACED}">${escapeHtml(text)}</p>`;
export const link = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
