// The page that shows the API description: Swagger UI, served from its npm package without contacting any other host.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import getAbsoluteFSPath from 'swagger-ui-dist/absolute-path.js';
import { getApiDescriptionEndpoint } from '#shared/api-description/api-description.contract.ts';
import { acceptsEncoding } from './accepted-encoding.ts';
import type { PageLimit } from './page-limit.ts';

/** Not a declared call: a page and its files. */
const DOCS_PATH = '/api/docs';
const START_PATH = `${DOCS_PATH}/start.js`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Asteria API</title>
<link rel="stylesheet" href="${DOCS_PATH}/swagger-ui.css">
<link rel="icon" href="${DOCS_PATH}/favicon-32x32.png">
</head>
<body>
<div id="swagger-ui"></div>
<script src="${DOCS_PATH}/swagger-ui-bundle.js"></script>
<script src="${START_PATH}"></script>
</body>
</html>
`;
const START = `window.ui = SwaggerUIBundle({ url: '${getApiDescriptionEndpoint.path}', dom_id: '#swagger-ui', validatorUrl: null });\n`;

/** The files of Swagger UI that the page loads; no other file of its package is served. */
const FILES = [
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['favicon-32x32.png', 'image/png'],
] as const;

interface Document {
  mediaType: string;
  cacheControl: string;
  content: Buffer;
  compressed: Buffer;
}

/** Paths that are answered here and the methods they allow; the dispatcher refuses other methods with 405. */
export const DOCS_METHODS: ReadonlyMap<string, string> = new Map(
  [DOCS_PATH, START_PATH, ...FILES.map(([name]) => `${DOCS_PATH}/${name}`)].map((path) => [
    path,
    'GET, HEAD',
  ]),
);

/** The page and its files, for GET and HEAD; everything else under /api/docs is left to the dispatcher. */
export function docsPage(isWithinLimit: PageLimit): RequestHandler {
  let documents: Map<string, Document> | undefined;
  return (request, response, next) => {
    const [path = ''] = request.url.split('?');
    if (!DOCS_METHODS.has(path) || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return next();
    }
    if (!isWithinLimit(request, response)) return;
    // Read and compressed once, on the first request.
    documents ??= readDocuments();
    const document = documents.get(path);
    if (document === undefined) return next();
    const isCompressed = acceptsEncoding(request.headers['accept-encoding'], 'gzip');
    const content = isCompressed ? document.compressed : document.content;
    response.statusCode = 200;
    response.setHeader('Content-Type', document.mediaType);
    response.setHeader('Cache-Control', document.cacheControl);
    response.setHeader('Vary', 'Accept-Encoding');
    if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
    response.setHeader('Content-Length', content.length);
    response.end(request.method === 'HEAD' ? undefined : content);
  };
}

function readDocuments(): Map<string, Document> {
  const folder = getAbsoluteFSPath();
  const documents = new Map<string, Document>();
  const add = (path: string, mediaType: string, content: Buffer, cacheControl: string) =>
    documents.set(path, { mediaType, cacheControl, content, compressed: gzipSync(content) });
  add(DOCS_PATH, 'text/html; charset=utf-8', Buffer.from(PAGE), 'no-cache');
  add(START_PATH, 'text/javascript; charset=utf-8', Buffer.from(START), 'no-cache');
  for (const [name, mediaType] of FILES) {
    const content = readFileSync(join(folder, name));
    add(`${DOCS_PATH}/${name}`, mediaType, content, 'public, max-age=3600');
  }
  return documents;
}
