import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import type { AnyEndpoint } from '@muster/contracts';
import type { RequestHandler, Router } from 'express';
import { buildContext } from './build-context.ts';
import type { RequestContext } from './context.ts';
import { admit } from './mount.ts';
import type { Input } from './mount.ts';
import { noteMounted } from './mounted-endpoints.ts';

/** A file to hand out. `bytes` is its length, where it is known. */
export interface FileAnswer {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number | null;
  readonly body: Readable;
}

/**
 * Serves an endpoint that answers with the bytes of a file, as a download that no browser takes for
 * a page. A caller who hangs up ends the reading too.
 */
export function mountFile<E extends AnyEndpoint>(
  router: Router,
  endpoint: E,
  service: (ctx: RequestContext, input: Input<E>) => Promise<FileAnswer>,
): void {
  noteMounted(endpoint);
  const handler: RequestHandler = async (req, res) => {
    const input = await admit(req, res, endpoint);
    const ctx = buildContext(req, res, null, () => null);
    const { name, contentType, bytes, body } = await service(ctx, input);
    res.attachment(name);
    res.set({
      'Content-Type': contentType,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(bytes !== null && { 'Content-Length': String(bytes) }),
    });
    // Who hangs up half-way wants no answer.
    await pipeline(body, res).catch((error: unknown) => {
      if (!res.destroyed) throw error;
    });
  };
  router.get(endpoint.path, handler);
}
