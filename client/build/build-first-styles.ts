// The part of a style sheet that a prerendered screen needs. Its document has this part alone, so that it is painted
// before the sheet arrives, which is applied while the app's scripts load.

import Beasties from 'beasties';

/**
 * What a document's head says of a sheet: the styles of the document's own markup, and where the whole sheet is. The
 * styles of the light theme, which a script sets on the root element, are among them if `isThemed`.
 */
export async function listFirstStyles(
  sheet: { file: string; css: string },
  markup: string,
  { isThemed }: { isThemed: boolean },
): Promise<string[]> {
  const allowRules = isThemed ? [/^:root\[data-theme=light\]$/] : [];
  return [
    `<style>${await keepStylesOf(markup, sheet.css, allowRules)}</style>`,
    `<link rel="preload" as="style" crossorigin href="/${sheet.file}">`,
  ];
}

/**
 * The rules that apply to elements of the markup, in the sheet's order, with those for states such as `:hover` and those
 * whose selector `allowRules` names.
 */
async function keepStylesOf(markup: string, css: string, allowRules: RegExp[]): Promise<string> {
  const beasties = new Beasties({
    reduceInlineStyles: true,
    fonts: false,
    logLevel: 'silent',
    allowRules,
  });
  const reduced = await beasties.process(
    `<!doctype html><html><head><style>${css}</style></head><body>${markup}</body></html>`,
  );
  const kept = /<style>(.*?)<\/style>/s.exec(reduced)?.[1];
  if (kept === undefined) throw new Error('no rule of the sheet applies to the markup');
  return kept;
}
