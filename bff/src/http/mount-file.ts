import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import type { AnyEndpoint } from '@muster/contracts';
import type { Request, RequestHandler, Response, Router } from 'express';
import { buildContext } from './build-context.ts';
import type { RequestContext } from './context.ts';
import { admit, type Input } from './mount.ts';
import { registerMounted } from './mounted-endpoints.ts';
import { routesFor } from './route-index.ts';

/** The bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file to send. `bytes` is its length, if known. */
export interface FileAnswer {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number | null;
  readonly body: Readable;
  /** Shown in place instead of saved; never with the rights of the page around it. */
  readonly inline?: boolean;
  /** Public, and never changes at this address: cached by browsers and proxies. */
  readonly lasting?: boolean;
  /** Never changes at this address: cached by the browsers of its readers. */
  readonly kept?: boolean;
}

/** A file of known length of which any part can be read. */
export interface RangedFileAnswer extends Omit<FileAnswer, 'body' | 'bytes'> {
  readonly bytes: number;
  readonly part: (range: ByteRange) => Readable;
}

/**
 * Serves an endpoint that answers with the bytes of a file, as a download that no browser takes for
 * a page; ranged files also in parts. A caller who disconnects ends the reading too.
 */
export function mountFile<E extends AnyEndpoint>(
  router: Router,
  endpoint: E,
  service: (ctx: RequestContext, input: Input<E>) => Promise<FileAnswer | RangedFileAnswer>,
): void {
  registerMounted(endpoint);
  const handler: RequestHandler = async (req, res) => {
    const input = await admit(req, res, endpoint);
    const ctx = buildContext(req, res, null, () => null);
    const answer = await service(ctx, input);
    if (answer.inline) res.set('Content-Disposition', contentDisposition(answer.name));
    else res.attachment(answer.name);
    res.set({
      'Content-Type': answer.contentType,
      'Cache-Control': cacheControlOf(answer),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    });
    const body = 'part' in answer ? partOf(req, res, answer) : wholeOf(res, answer);
    if (!body) return;
    // A caller who disconnects half-way needs no answer.
    await pipeline(body, res).catch((error: unknown) => {
      if (!res.destroyed) throw error;
    });
  };
  routesFor(router, endpoint).get(endpoint.path, handler);
}

function cacheControlOf({ lasting, kept }: Pick<FileAnswer, 'lasting' | 'kept'>): string {
  if (lasting) return 'public, max-age=31536000, immutable';
  return kept ? 'private, max-age=2592000, immutable' : 'private, no-store';
}

function wholeOf(res: Response, { bytes, body }: FileAnswer): Readable {
  if (bytes !== null) res.set('Content-Length', String(bytes));
  return body;
}

/** Returns the requested part, or the whole file; null if it was answered already. */
function partOf(req: Request, res: Response, answer: RangedFileAnswer): Readable | null {
  const { bytes, part } = answer;
  // If compressed on the way, a part would no longer match the file.
  res.set({ 'Accept-Ranges': 'bytes', 'Cache-Control': `${cacheControlOf(answer)}, no-transform` });
  const ranges = req.range(bytes);
  if (ranges === -1) {
    res.status(416).set('Content-Range', `bytes */${bytes}`).end();
    return null;
  }
  const asked = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1;
  const range = asked ? ranges[0] : undefined;
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  if (range) res.status(206).set('Content-Range', `bytes ${start}-${end}/${bytes}`);
  res.set('Content-Length', String(end - start + 1));
  return part({ start, end });
}

/** Returns `inline`, with a name in case the reader saves the file. */
const contentDisposition = (name: string): string =>
  `inline; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`;

const percent = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
