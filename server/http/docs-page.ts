// The page to read the description of the interface with: Swagger UI from its package, nothing from outside.

import express, { type RequestHandler, Router } from 'express';
import getAbsoluteFSPath from 'swagger-ui-dist/absolute-path.js';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Asteria API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="icon" href="/api/docs/favicon-32x32.png">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;
const START = `window.ui = SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', validatorUrl: null });\n`;

/** Addresses that are answered here and the methods they take, for whoever refuses the others. */
export const DOCS_METHODS: ReadonlyMap<string, string> = new Map([
  ['/api/docs', 'GET, HEAD'],
  ['/api/docs/start.js', 'GET, HEAD'],
]);

/** The page and its files, for GET and HEAD; everything else under /api/docs is left to the dispatcher. */
export function docsPage(): RequestHandler {
  const router = Router({ strict: true });
  router.get('/api/docs', (_request, response) => {
    response.type('html').set('Cache-Control', 'no-cache').send(PAGE);
  });
  router.get('/api/docs/start.js', (_request, response) => {
    response.type('js').set('Cache-Control', 'no-cache').send(START);
  });
  // Swagger UI has no file that should not be read by anybody; its own page and start are ours above.
  router.use('/api/docs', express.static(getAbsoluteFSPath(), { index: false, fallthrough: true }));
  // Express would answer OPTIONS by itself, and with 200.
  return (request, response, next) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? router(request, response, next)
      : next();
}
