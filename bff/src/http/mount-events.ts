import {
  limits,
  type AnyEndpoint,
  type StreamEvent,
  type StreamEventName,
} from '@muster/contracts';
import type { RequestHandler, Response, Router } from 'express';
import { buildContext } from './build-context.ts';
import type { RequestContext } from './context.ts';
import { admit } from './mount.ts';
import { registerMounted } from './mounted-endpoints.ts';
import { routesFor } from './route-index.ts';
import { refuseOtherOrigins } from './same-origin.ts';

/** The open answer to a listening browser. Anything sent after its end is dropped. */
export interface EventStream {
  /** With an `id`, a reconnecting browser names the last event it received. */
  send<K extends StreamEventName>(name: K, data: StreamEvent<K>['data'], id?: string): void;
  end(reason: StreamEvent<'end'>['data']['reason']): void;
  /** Aborted when either side disconnects. */
  readonly closed: AbortSignal;
}

/** A reader with this much unsent data is too slow and is disconnected. */
const maxUnsent = 256_000;
const reconnectAfter = 3_000;

/**
 * Serves an endpoint that answers with server-sent events. It runs the checks of any other endpoint
 * and, because browsers prove the origin only with changes, also checks that the page is from this
 * site.
 */
export function mountEvents<E extends AnyEndpoint>(
  router: Router,
  endpoint: E,
  open: (ctx: RequestContext, stream: EventStream, lastEventId: string | null) => Promise<void>,
): void {
  registerMounted(endpoint);
  const handler: RequestHandler = async (req, res) => {
    refuseOtherOrigins(req);
    await admit(req, res, endpoint);
    const ctx = buildContext(req, res, null, () => null);
    res.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // No proxy may cache, compress or buffer events, which have to arrive at once.
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    if (req.method === 'HEAD') {
      res.end();
      return;
    }
    const stream = streamTo(res, ctx.signal);
    try {
      await open(ctx, stream, req.get('last-event-id') ?? null);
    } catch (error) {
      // The answer has begun, so the browser can only be told to reconnect.
      ctx.log.error({ err: error }, 'event stream');
      stream.end('stopping');
    }
  };
  routesFor(router, endpoint).get(endpoint.path, handler);
}

function streamTo(res: Response, closed: AbortSignal): EventStream {
  const write = (text: string) => {
    if (closed.aborted || res.writableEnded) return;
    res.write(text);
    if (res.writableLength > maxUnsent) res.destroy();
  };
  const heart = setInterval(() => write(':\n\n'), limits.stream.heartbeat);
  heart.unref();
  closed.addEventListener('abort', () => clearInterval(heart), { once: true });
  write(`retry: ${reconnectAfter}\n\n`);
  const send: EventStream['send'] = (name, data, id) =>
    write(
      `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`,
    );
  return {
    send,
    closed,
    end: (reason) => {
      if (res.writableEnded) return;
      send('end', { reason });
      res.end();
    },
  };
}
