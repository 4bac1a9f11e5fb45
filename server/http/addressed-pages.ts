// Adds to the built documents what depends on their public address: canonical link, `og:url`, and an absolute picture
// URL, without which messengers show no card.

import { escapeHtml } from '#server/text/escape-html.ts';

/** The picture of the card, as the built document names it. */
const CARD_PATH = '/social-card.png';

/**
 * The document as served at an origin (`https://asteria.example`). `path` is the path of one of the app's pages;
 * undefined for a page that does not exist, which has no canonical address.
 */
export function addressDocument(html: string, origin: string, path: string | undefined): string {
  const card = html.replace(
    `content="${CARD_PATH}"`,
    `content="${escapeHtml(origin + CARD_PATH)}"`,
  );
  if (path === undefined) return card;
  const address = escapeHtml(origin + path);
  return card.replace(
    '</head>',
    `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}"></head>`,
  );
}
