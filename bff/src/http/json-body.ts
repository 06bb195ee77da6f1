import { limits, type AnyEndpoint } from '@muster/contracts';
import express, { type Request, type Response } from 'express';
import { AppError } from './app-error.ts';

const parserFor = (limit: number) =>
  express.json({ limit, strict: true, type: 'application/json' });
const parse = parserFor(limits.bodyBytes);
const parsePublic = parserFor(limits.publicBodyBytes);
/** Parsers for endpoints that accept larger bodies from visitors, by their limit. */
const larger = new Map<number, ReturnType<typeof parserFor>>();

function parserOf({ access, visitorBytes }: AnyEndpoint): ReturnType<typeof parserFor> {
  if (access !== 'public') return parse;
  if (visitorBytes === undefined) return parsePublic;
  const parser = larger.get(visitorBytes) ?? parserFor(visitorBytes);
  larger.set(visitorBytes, parser);
  return parser;
}

/** Refuses a body of a type that the endpoint does not accept, by its header alone. */
export function checkContentType(req: Request, { accepts }: AnyEndpoint): void {
  if (!hasBody(req)) return;
  const isTaken = bringsBytes(req) ? accepts === 'bytes' : req.is('application/json');
  if (!isTaken) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
}

/**
 * Reads a JSON body after the access check and the rate limit, so that refused callers cannot keep
 * the server parsing. Visitors may send less than signed-in users.
 */
export function readJson(req: Request, res: Response, endpoint: AnyEndpoint): Promise<void> {
  if (bringsBytes(req)) return Promise.resolve();
  const read = parserOf(endpoint);
  return new Promise((resolve, reject) => {
    read(req, res, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
}

/** Checks whether a request contains raw bytes, which are not JSON and not read yet. */
export const bringsBytes = (req: Request): boolean =>
  hasBody(req) && req.is('application/octet-stream') === 'application/octet-stream';

const hasBody = (req: Request): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.get('content-length') ?? 0) > 0;
