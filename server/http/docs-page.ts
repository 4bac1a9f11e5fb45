// The page that shows the API description: Swagger UI, served from its npm package, no other host involved.

import express, { type RequestHandler, Router } from 'express';
import getAbsoluteFSPath from 'swagger-ui-dist/absolute-path.js';
import { getApiDescriptionEndpoint } from '#shared/api-description/api-description.contract.ts';

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

/** Paths that are answered here and the methods they allow; the dispatcher refuses other methods with 405. */
export const DOCS_METHODS: ReadonlyMap<string, string> = new Map([
  [DOCS_PATH, 'GET, HEAD'],
  [START_PATH, 'GET, HEAD'],
]);

/** The page and its files, for GET and HEAD; everything else under /api/docs is left to the dispatcher. */
export function docsPage(): RequestHandler {
  const router = Router({ strict: true });
  router.get(DOCS_PATH, (_request, response) => {
    response.type('html').set('Cache-Control', 'no-cache').send(PAGE);
  });
  router.get(START_PATH, (_request, response) => {
    response.type('js').set('Cache-Control', 'no-cache').send(START);
  });
  // Every file of Swagger UI may be public. Its index page is replaced by the two routes above.
  router.use(DOCS_PATH, express.static(getAbsoluteFSPath(), { index: false, fallthrough: true }));
  // Express would answer OPTIONS itself with 200.
  return (request, response, next) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? router(request, response, next)
      : next();
}
