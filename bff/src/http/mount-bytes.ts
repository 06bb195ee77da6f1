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

const parse = express.raw({
  limit: limits.file.chunk,
  type: 'application/octet-stream',
  inflate: false,
});

/**
 * Serves an endpoint that takes raw bytes, `limits.file.chunk` of them at most. They are read after
 * the checks, so that refused callers send nothing.
 */
export function mountBytes<E extends AnyEndpoint>(
  router: Router,
  endpoint: E,
  service: (ctx: RequestContext, input: Input<E>, bytes: Buffer) => Promise<ResponseOf<E>>,
): void {
  registerMounted(endpoint);
  const handler: RequestHandler = async (req, res) => {
    const input = await admit(req, res, endpoint);
    if (!bringsBytes(req)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    const bytes = await readBytes(req, res);
    const ctx = buildContext(req, res, null, () => null);
    const { strictResponses } = runtimeOf(req).config;
    const answer = checkResponse(endpoint, await service(ctx, input, bytes), strictResponses);
    res.set('Cache-Control', 'private, no-store').json(answer);
  };
  routesFor(router, endpoint).put(endpoint.path, handler);
}

function readBytes(req: Request, res: Response): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    parse(req, res, (error: unknown) => {
      if (error) reject(error as Error);
      else resolve(Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0));
    });
  });
}
