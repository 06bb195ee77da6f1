import { limits } from '@muster/contracts';
import express from 'express';
import type { RequestHandler } from 'express';
import { AppError } from './app-error.ts';

const parse = express.json({ limit: limits.bodyBytes, strict: true, type: 'application/json' });

/** Reads a JSON body; anything else that comes with a body is refused. */
export const jsonBody: RequestHandler = (req, res, next) => {
  const hasBody =
    req.headers['transfer-encoding'] !== undefined || Number(req.get('content-length') ?? 0) > 0;
  if (hasBody && !req.is('application/json')) {
    next(new AppError('UNSUPPORTED_MEDIA_TYPE'));
    return;
  }
  parse(req, res, next);
};
