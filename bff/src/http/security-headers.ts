import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** The nonce that the page of this answer may use for its scripts and styles. */
export const nonceOf = (res: Response): string => String(res.locals['nonce']);

/** Rooms of meetings take pictures and sound and share screens; nothing else is asked of a device. */
const permissions = [
  ...['camera', 'microphone', 'display-capture', 'fullscreen'].map(
    (feature) => `${feature}=(self)`,
  ),
  ...['geolocation', 'payment', 'usb', 'serial'].map((feature) => `${feature}=()`),
].join(', ');

/** Strict headers for everything. Development servers of single remotes widen the policy. */
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
          // Recordings are listened to like pictures are looked at.
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
      // Remotes under development come from another port of the same machine.
      crossOriginEmbedderPolicy: false,
    }),
  ];
}

/** Browsers in a meeting hold a socket to it, and ask it why where that is refused. */
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
