import { limits } from '@muster/contracts';
import express from 'express';
import type { Request, RequestHandler } from 'express';
import { AppError } from './app-error.ts';

const parse = express.json({ limit: limits.bodyBytes, strict: true, type: 'application/json' });

/**
 * Reads a JSON body; anything else that comes with a body is refused. Raw bytes stay unread until
 * the endpoint is known: only one that takes them reads them, after its checks.
 */
export const jsonBody: RequestHandler = (req, res, next) => {
  if (bringsBytes(req)) {
    next();
    return;
  }
  if (hasBody(req) && !req.is('application/json')) {
    next(new AppError('UNSUPPORTED_MEDIA_TYPE'));
    return;
  }
  parse(req, res, next);
};

/** Whether a request brings raw bytes, which are no JSON and not read yet. */
export const bringsBytes = (req: Request): boolean =>
  hasBody(req) && req.is('application/octet-stream') === 'application/octet-stream';

const hasBody = (req: Request): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.get('content-length') ?? 0) > 0;
