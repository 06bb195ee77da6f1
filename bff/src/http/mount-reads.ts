import { parse } from 'node:querystring';
import {
  limits,
  type AnyEndpoint,
  type BatchedAnswer,
  type readsEndpoints,
} from '@muster/contracts';
import type { Request, RequestHandler, Response, Router } from 'express';
import { inOneMoment } from '../db/one-moment.ts';
import { checkAccess } from './access.ts';
import { errorAnswer } from './error-handler.ts';
import { checkContentType, readJson } from './json-body.ts';
import type { Input } from './mount.ts';
import { findRead, type FoundRead } from './mounted-reads.ts';
import { registerMounted } from './mounted-endpoints.ts';
import { readInput } from './request-input.ts';
import { recordRequest } from './request-start.ts';
import { beginRequestState, requestState } from './request-state.ts';
import { routesFor } from './route-index.ts';
import { runtimeOf } from './runtime.ts';

type Batch = Input<typeof readsEndpoints.batch>['body'];
type Read = Batch['reads'][number];

/**
 * Serves several reads of a page in one request. Each read has its own access check, limits, turn
 * and log line; only the caller is identified once. Each is answered by its own line as soon as it
 * is ready, so that a slow one holds up no other. Reads that do not work in this way (a stream, a
 * file, public reads) get no line and have to be requested separately.
 */
export function mountReads<E extends AnyEndpoint>(router: Router, endpoint: E): void {
  registerMounted(endpoint);
  const handler: RequestHandler = async (req, res) => {
    requestState(req).route = `${endpoint.method} ${endpoint.path}`;
    checkContentType(req, endpoint);
    checkAccess(req, endpoint);
    await readJson(req, res, endpoint);
    const { reads } = (await readInput(req, endpoint)).body as Batch;
    res.set({
      'Content-Type': `${linesType}; charset=utf-8`,
      'Cache-Control': 'private, no-store',
      // Each line must arrive as soon as it is written.
      'X-Accel-Buffering': 'no',
    });
    // Each read listens for the caller's disconnect.
    res.setMaxListeners(limits.batch.reads + 20);
    await inOneMoment(() =>
      Promise.all(
        reads.map(async (read, index) => {
          const line = await answerTo(router, req, res, read);
          if (line === null || res.destroyed) return;
          res.write(`${JSON.stringify({ read: index, ...line } satisfies BatchedAnswer)}\n`);
          res.flush();
        }),
      ),
    );
    res.end();
  };
  routesFor(router, endpoint).post(endpoint.path, handler);
}

const linesType = 'application/x-ndjson';

/** Checks for a response of JSON lines, which compression does not recognise as text. */
export const isOfLines = (res: Pick<Response, 'getHeader'>): boolean =>
  String(res.getHeader('Content-Type')).startsWith(linesType);

/** Returns the line of one read without its index; null if there is none. */
async function answerTo(
  router: Router,
  batch: Request,
  res: Response,
  { path, requestId }: Read,
): Promise<Omit<BatchedAnswer, 'read'> | null> {
  const [pathname = '', search = ''] = path.split('?', 2);
  const found = findPath(router, pathname);
  if (!found) return null;
  const req = requestOf(batch, found, parse(search));
  const { reading, authenticated } = requestState(batch);
  const { log } = runtimeOf(batch);
  const state = beginRequestState(req, requestId, log.child({ requestId }));
  Object.assign(state, { reading, authenticated });
  const ended = recordRequest(state, req.method);
  const line = await found.answerTo(req, responseOf(res)).then(
    ({ status, answer }) => ({ status, answer: answer ?? null }),
    (error: unknown) => {
      const refused = errorAnswer(error, state, res.destroyed);
      if (!refused) return null;
      const retryAfter = refused.headers['Retry-After'];
      return { status: refused.status, ...(retryAfter && { retryAfter }), answer: refused.body };
    },
  );
  ended(line?.status ?? 499, res.destroyed);
  return line;
}

function findPath(router: Router, path: string): FoundRead | null {
  try {
    return findRead(router, path);
  } catch {
    // A broken escape: a separate request refuses it properly.
    return null;
  }
}

/** Headers that only concern the batch. */
const ofTheBatch = new Set(['content-type', 'content-length', 'transfer-encoding', 'if-match']);

/** Returns the batch's request as one read sees it: the same caller, another address, no body. */
function requestOf(batch: Request, { params }: FoundRead, query: Request['query']): Request {
  const headers = Object.entries(batch.headers).filter(([name]) => !ofTheBatch.has(name));
  const own = {
    method: 'GET',
    params,
    query,
    headers: Object.fromEntries(headers),
    body: undefined,
  };
  return Object.create(
    batch,
    Object.fromEntries(
      Object.entries(own).map(([name, value]) => [name, { value, writable: true }]),
    ),
  ) as Request;
}

/**
 * Returns the part of a response that a read needs before it is answered: whether the caller is
 * connected.
 */
function responseOf(res: Response): Response {
  const own = {
    get destroyed() {
      return res.destroyed;
    },
    once: (event: string, listener: () => void) => res.once(event, listener),
    // Limits report their state in headers, for which a line has no room.
    set: () => undefined,
  };
  return own as unknown as Response;
}
