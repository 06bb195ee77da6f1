import type { Request, RequestHandler } from 'express';
import { AppError } from './app-error.ts';
import { runtimeOf } from './runtime.ts';

const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const local: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses changes requested by pages of other sites. Browsers send Origin and Sec-Fetch-Site with
 * each change; for programs that send neither, only the CSRF token protects.
 */
export const sameOrigin: RequestHandler = (req, _res, next) => {
  if (!safe.has(req.method)) refuseOtherOrigins(req);
  next();
};

/** @throws AppError CSRF_FAILED if a page of another site makes the request */
export function refuseOtherOrigins(req: Request): void {
  const site = req.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') throw new AppError('CSRF_FAILED');
  const origin = req.get('origin');
  const { publicUrl, env } = runtimeOf(req).config;
  const allowed =
    origin === undefined ||
    origin === publicUrl.origin ||
    (env !== 'production' && isLocal(origin) && origin === `${req.protocol}://${req.get('host')}`);
  if (!allowed) throw new AppError('CSRF_FAILED');
}

function isLocal(origin: string): boolean {
  return URL.canParse(origin) && local.has(new URL(origin).hostname);
}
