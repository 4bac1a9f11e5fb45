// Serves the built page and its files. The paths of the app's pages get the page whatever the request's `Accept` header
// says, because a program that fetches a shared link for a preview sends `*/*`. Any other path gets the page, with 404,
// only when a browser navigates to it; otherwise it gets a plain-text 404, so that a request for a missing file or a
// scanner's probe never gets a page.
// The package sirv cannot do this: it streams from the disk, derives ETags from size and time, and reads `br;q=0` as
// accepted. Here every file is read once, at startup, with the compressed forms that the build wrote beside it: files
// added to the folder later belong to another build.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { decodePath, findPagePath, type PagePath } from '#shared/core/page-paths.ts';
import { SIGNED_IN_COOKIE } from '#shared/identity/session/session-rules.ts';
import { acceptsEncoding } from './accepted-encoding.ts';
import { addressDocument } from './addressed-pages.ts';
import type { PageLimit } from './page-limit.ts';
import { keepScriptsOf, readPageLinks } from './page-scripts.ts';
import type { OriginOf } from './public-origin.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.bin': 'application/octet-stream',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
/**
 * A part of the Cookie header of a signed-in browser. With it, `/` redirects to /home, because a user does not need a
 * landing page. The cookie proves nothing: /home checks the session.
 */
const SIGNED_IN = new RegExp(`(?:^|;\\s*)${SIGNED_IN_COOKIE}=1(?:;|$)`);
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** For fonts and images, which one page requests from several places: long enough that a visit loads each only once. */
const CACHE_BRIEFLY = 'public, max-age=60';
/** Enough for all pages of one origin, and for some pages of the other origins that developers use. */
const MAX_OWN_PAGES = 64;
/** Compresses a page in 60 ms, once for each address, into 2% more bytes than the build's slower compression. */
const BROTLI_QUALITY = 10;
/** Files that must always match the newest build. */
const REVALIDATED: ReadonlySet<string> = new Set(['.html', '.js', '.webmanifest']);

/** The supported encodings, best first, with the suffix of the compressed file in the build. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
type Encoding = (typeof ENCODINGS)[number]['name'];

interface StaticFile {
  mediaType: string;
  cacheControl: string;
  /** Hash of the content, so that every machine with the same build sends the same ETag. */
  hash: string;
  content: Buffer;
  /** The compressed forms that the build contains. */
  compressed: ReadonlyMap<Encoding, Buffer>;
}

const acceptsHtml = (request: Request) => (request.headers.accept ?? '').includes('text/html');

/** Whether a browser navigates to a path: the request accepts HTML and the path has no file extension but `.html`. */
function isNavigation(request: Request, path: string): boolean {
  if (!acceptsHtml(request)) return false;
  if (/%2f|%5c|\\/i.test(path)) return false;
  const segments = path.split('/');
  if (segments.some((segment) => segment.startsWith('.') || /^%2e/i.test(segment))) return false;
  return !(segments.at(-1) ?? '').replace(/\.html$/, '').includes('.');
}

/**
 * Serves the files of a built page, read once; if `folder` does not exist, every path is 404. Where `originOf` gives
 * the site's public origin, each page carries its canonical address.
 */
export function servePages(
  folder: string,
  isWithinLimit: PageLimit,
  originOf: OriginOf = () => undefined,
): RequestHandler {
  const files = listFiles(folder);
  const landing = files.get('/index.html');
  // The page of every other path; a build without a shell uses the landing page's file.
  const shell = files.get('/shell.html') ?? landing;
  const auth = files.get('/auth.html') ?? shell;
  const links = readPageLinks(shell?.content.toString('utf8') ?? '');
  const ownPages = new LRUCache<string, StaticFile>({ max: MAX_OWN_PAGES });

  /**
   * The page with the list of its own scripts, and with its canonical address at the origin of the request; kept for the
   * next request.
   */
  function makeOwn(page: StaticFile, request: Request, own: PagePath | undefined): StaticFile {
    const origin = originOf(request);
    const key = `${origin ?? ''} ${own ?? ''} ${page.hash}`;
    const known = ownPages.get(key);
    if (known !== undefined) return known;
    const built = page.content.toString('utf8');
    const listed = keepScriptsOf(built, own);
    const html = origin === undefined ? listed : addressDocument(listed, origin, own);
    // The build's own compression is better.
    const made = html === built ? page : createFile(page, Buffer.from(html));
    ownPages.set(key, made);
    return made;
  }

  return (request, response) => {
    if (!isWithinLimit(request, response)) return;
    const mark = request.url.indexOf('?');
    const path = mark === -1 ? request.url : request.url.slice(0, mark);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) return refuse(response);
    const file = files.get(path);
    // The documents are also files, which the service worker stores. The page does not use their names as paths.
    const isDocument = path.endsWith('.html');
    if (isDocument) response.appendHeader('Vary', 'Accept');
    if (file !== undefined && !(isDocument && acceptsHtml(request))) {
      return send(request, response, 200, file);
    }
    const own = findPagePath(decodePath(path));
    const isPage = own !== undefined;
    const isUser = SIGNED_IN.test(request.headers.cookie ?? '');
    if (own === '/' && isUser) return sendHome(response);
    // A user is led on to Home, and sees nothing of the sign-in.
    const page = own === '/' ? landing : own === '/auth' && !isUser ? auth : shell;
    // The answer to an unknown path depends on `Accept`: a browser gets the page, other programs get plain text.
    if (!isPage && !isDocument) response.appendHeader('Vary', 'Accept');
    if (page !== undefined && (isPage || isNavigation(request, path))) {
      const link = isPage ? links.get(own) : undefined;
      if (link !== undefined) response.setHeader('Link', link);
      return send(request, response, isPage ? 200 : 404, makeOwn(page, request, own));
    }
    return refuse(response);
  };
}

function sendHome(response: Response): void {
  response.statusCode = 302;
  response.setHeader('Location', '/home');
  response.setHeader('Cache-Control', 'no-store');
  response.end();
}

/** A file like `original` with different content, in the same compressed forms. */
function createFile(original: StaticFile, content: Buffer): StaticFile {
  const compressed = new Map<Encoding, Buffer>();
  if (original.compressed.has('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    compressed.set('br', brotliCompressSync(content, { params }));
  }
  if (original.compressed.has('gzip')) compressed.set('gzip', gzipSync(content));
  return { ...original, hash: hashOf(content), content, compressed };
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 20);
}

/** Answers 404 in plain text, for anything that is neither a page nor a file. */
function refuse(response: Response): void {
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end('Not found\n');
}

/** The files of a folder whose media type is known, by URL path. */
function listFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of findEntries(folder)) {
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    const mediaType = MEDIA_TYPES[extname(path)];
    const isHidden = url.includes('/.');
    if (mediaType === undefined || isHidden) continue;
    const content = readFileSync(path);
    const compressed = new Map<Encoding, Buffer>();
    for (const { name, suffix } of ENCODINGS) {
      if (existsSync(path + suffix)) compressed.set(name, readFileSync(path + suffix));
    }
    files.set(url, {
      mediaType,
      cacheControl: cacheControlOf(url),
      hash: hashOf(content),
      content,
      compressed,
    });
  }
  return files;
}

function cacheControlOf(url: string): string {
  // Vite puts a hash of the content into these names.
  if (url.startsWith('/assets/')) return IMMUTABLE;
  return REVALIDATED.has(extname(url)) ? REVALIDATE : CACHE_BRIEFLY;
}

function findEntries(folder: string) {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile());
  } catch {
    return []; // the page is not built; the API works without it
  }
}

function send(request: Request, response: Response, status: number, file: StaticFile): void {
  const { encoding, content } = chooseForm(request, file);
  response.setHeader('Content-Type', file.mediaType);
  response.setHeader('Cache-Control', file.cacheControl);
  response.setHeader('ETag', `"${file.hash}${encoding === undefined ? '' : `-${encoding}`}"`);
  if (file.compressed.size > 0) response.appendHeader('Vary', 'Accept-Encoding');
  if (status === 200 && request.fresh) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.statusCode = status;
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', content.length);
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** The best form that the request accepts; an undefined encoding is the uncompressed file. */
function chooseForm(
  request: Request,
  { content, compressed }: StaticFile,
): { encoding: Encoding | undefined; content: Buffer } {
  for (const { name } of ENCODINGS) {
    const form = compressed.get(name);
    // Checked one by one, so that the order of ENCODINGS decides between equally accepted encodings.
    if (form !== undefined && acceptsEncoding(request.headers['accept-encoding'], name)) {
      return { encoding: name, content: form };
    }
  }
  return { encoding: undefined, content };
}
