import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** Returns the nonce for the scripts and styles of this answer's page. */
export const nonceOf = (res: Response): string => String(res.locals['nonce']);

/** Meeting rooms use camera and microphone and share screens; no other device access is needed. */
const permissions = [
  ...['camera', 'microphone', 'display-capture', 'fullscreen'].map(
    (feature) => `${feature}=(self)`,
  ),
  ...['geolocation', 'payment', 'usb', 'serial'].map((feature) => `${feature}=()`),
].join(', ');

/** Sets strict headers for all answers. Development servers of single remotes widen the policy. */
export function securityHeaders(config: Config): RequestHandler[] {
  const https = config.publicUrl.protocol === 'https:';
  const development = developmentOrigins(config);
  const nonce = (_req: unknown, res: unknown) => `'nonce-${nonceOf(res as Response)}'`;
  return [
    (_req, res, next) => {
      res.locals['nonce'] = randomBytes(16).toString('base64');
      res.set('Permissions-Policy', permissions);
      next();
    },
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", nonce, ...development],
          styleSrc: ["'self'", nonce, ...development],
          imgSrc: ["'self'", 'data:', 'blob:', ...development],
          // Recordings have the same sources as pictures.
          mediaSrc: ["'self'", 'blob:'],
          fontSrc: ["'self'", ...development],
          connectSrc: [
            "'self'",
            ...mediaServer(config),
            ...development,
            ...development.map(webSocket),
          ],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          ...(https && { upgradeInsecureRequests: [] }),
        },
      },
      strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'same-origin' },
      // Remotes in development are served from another port of the same machine.
      crossOriginEmbedderPolicy: false,
    }),
  ];
}

/**
 * Browsers in a meeting keep a socket to this server, and ask over HTTP for the reason of a
 * refusal.
 */
function mediaServer({ call: { livekit } }: Config): string[] {
  if (!livekit) return [];
  const { origin } = new URL(livekit.url);
  return [origin, origin.replace(/^ws/, 'http')];
}

const developmentOrigins = (config: Config): string[] =>
  config.env === 'production'
    ? []
    : [...new Set(Object.values(config.remoteOverrides).map((url) => new URL(url).origin))];

const webSocket = (origin: string) => origin.replace(/^http/, 'ws');
