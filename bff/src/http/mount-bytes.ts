import { limits, type AnyEndpoint, type ResponseOf } from '@muster/contracts';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { AppError } from './app-error.ts';
import { buildContext } from './build-context.ts';
import type { RequestContext } from './context.ts';
import { bringsBytes } from './json-body.ts';
import { admit, type Input } from './mount.ts';
import { registerMounted } from './mounted-endpoints.ts';
import { checkResponse } from './response-check.ts';
import { routesFor } from './route-index.ts';
import { runtimeOf } from './runtime.ts';

const parserFor = (limit: number) =>
  express.raw({ limit, type: 'application/octet-stream', inflate: false });
const parsePart = parserFor(limits.file.chunk);

/**
 * Serves an endpoint that accepts raw bytes: a part of a file, at most `limits.file.chunk`, or a
 * whole file up to the endpoint's limit. They are read after the checks, so that refused callers
 * send nothing.
 */
export function mountBytes<E extends AnyEndpoint>(
  router: Router,
  endpoint: E,
  service: (ctx: RequestContext, input: Input<E>, bytes: Buffer) => Promise<ResponseOf<E>>,
): void {
  registerMounted(endpoint);
  const { bytes: most } = endpoint;
  const parse = most === undefined ? parsePart : parserFor(most);
  const handler: RequestHandler = async (req, res) => {
    const input = await admit(req, res, endpoint);
    if (!bringsBytes(req)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    const bytes = await readBytes(parse, req, res).catch((error: unknown) => {
      throw most !== undefined && isTooMuch(error)
        ? new AppError('ATTACHMENT_TOO_LARGE', { context: { most } })
        : error;
    });
    const ctx = buildContext(req, res, null, () => null);
    const { strictResponses } = runtimeOf(req).config;
    const answer = checkResponse(endpoint, await service(ctx, input, bytes), strictResponses);
    res.set('Cache-Control', 'private, no-store').json(answer);
  };
  routesFor(router, endpoint).put(endpoint.path, handler);
}

const isTooMuch = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'entity.too.large';

function readBytes(parse: RequestHandler, req: Request, res: Response): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    void parse(req, res, (error: unknown) => {
      if (error) reject(error as Error);
      else resolve(Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0));
    });
  });
}
