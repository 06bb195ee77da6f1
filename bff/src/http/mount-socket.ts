import { limits, type AnyEndpoint } from '@muster/contracts';
import type { Express, RequestHandler, Router } from 'express';
import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { buildContext } from './build-context.ts';
import type { RequestContext } from './context.ts';
import { admit, type Input, type Service } from './mount.ts';
import { registerMounted } from './mounted-endpoints.ts';
import { checkResponse } from './response-check.ts';
import { routesFor } from './route-index.ts';
import { runtimeOf } from './runtime.ts';
import { refuseOtherOrigins } from './same-origin.ts';

const sockets = new WebSocketServer({
  noServer: true,
  maxPayload: limits.meeting.messageBytes,
  perMessageDeflate: false,
});

/** Upgrade requests that are not answered yet. */
const upgrades = new WeakMap<IncomingMessage, { socket: Duplex; head: Buffer }>();

/**
 * Passes WebSocket requests through the app like any other, with session, access and limits: a
 * refusal is a normal HTTP answer.
 */
export function serveUpgrades(server: Server, app: Express): void {
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    // If the caller disconnects before the answer, there is nothing to report.
    socket.on('error', () => socket.destroy());
    const res = new ServerResponse(req);
    res.shouldKeepAlive = false;
    res.assignSocket(socket as Socket);
    res.once('finish', () => socket.end());
    upgrades.set(req, { socket, head });
    app(req, res);
  });
}

/**
 * Serves an endpoint that returns JSON and, if requested as a WebSocket, stays open. It runs the
 * checks of any other endpoint and, because browsers prove the origin only with changes, also
 * checks that the page is from this site.
 */
export function mountSocket<E extends AnyEndpoint>(
  router: Router,
  endpoint: E,
  {
    answer,
    open,
  }: {
    answer: Service<E>;
    open: (ctx: RequestContext, input: Input<E>) => Promise<(socket: WebSocket) => void>;
  },
): void {
  registerMounted(endpoint);
  const handler: RequestHandler = async (req, res) => {
    const upgrade = upgrades.get(req);
    if (upgrade) refuseOtherOrigins(req);
    const input = await admit(req, res, endpoint);
    const { strictResponses } = runtimeOf(req).config;
    const ctx = buildContext(req, res, null, () => null);
    if (!upgrade) {
      const body = checkResponse(endpoint, await answer(ctx, input), strictResponses);
      res.set('Cache-Control', 'private, no-store').json(body);
      return;
    }
    const take = await open(ctx, input);
    const { socket, head } = upgrade;
    res.statusCode = 101;
    res.detachSocket(socket as Socket);
    sockets.handleUpgrade(req, socket, head, take);
    // The request counts as finished although the socket stays open.
    res.emit('close');
  };
  routesFor(router, endpoint).get(endpoint.path, handler);
}
