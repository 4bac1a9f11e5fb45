import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** The security headers of every answer; `development` also allows Vite's inline scripts and web socket. */
export function securityHeaders({ development }: { development: boolean }): RequestHandler {
  const standard = createHelmet(development);
  return (request, response, next) => {
    // No sensors, camera, microphone or payment; sharing and the clipboard, which the page uses, stay allowed.
    response.setHeader('Permissions-Policy', PERMISSIONS);
    standard(request, response, next);
  };
}

const PERMISSIONS = [
  'accelerometer=()',
  'camera=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
  // Passkeys are for our own pages only, not for frames of other sites.
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
].join(', ');

function createHelmet(development: boolean): RequestHandler {
  return helmet({
    // Other host names below this domain may belong to servers without TLS.
    strictTransportSecurity: { includeSubDomains: false },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        // Radix and the code field insert <style> elements; inline styles cannot run code.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: development ? ["'self'", 'ws:', 'wss:'] : ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    // These serve Internet Explorer, Flash, and links to other hosts, which the page does not have.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
  });
}
