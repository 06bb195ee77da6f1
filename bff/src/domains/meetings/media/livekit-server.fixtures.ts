import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const [key, secret] = ['APIofTheTests', 'a secret of the media server, long enough'];

interface Claims {
  iss: string;
  sub?: string;
  name?: string;
  nbf: number;
  exp: number;
  video: Record<string, unknown> & { room?: string };
}

/**
 * Returns the claims of a token, verified with the shared key as a server does, without a library.
 */
export function claimsOf(token: string): Claims {
  const [head = '', body = '', signature = ''] = token.split('.');
  const parse = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Error('The signature is not ours');
  const { alg } = parse(head) as { alg: string };
  const claims = parse(body) as Claims;
  const now = Date.now() / 1000;
  if (alg !== 'HS256' || claims.iss !== key || claims.exp <= now || claims.nbf > now + 1)
    throw new Error('The token is not valid now');
  return claims;
}

const grantOf = { RemoveParticipant: 'roomAdmin', DeleteRoom: 'roomCreate' } as const;

/**
 * Starts a substitute for a LiveKit server with the features that the platform uses: tokens that
 * open a room, and calls that end access. It transmits no media.
 */
export async function startLivekit() {
  const rooms = new Map<string, Set<string>>();
  const calls: string[] = [];
  const state = { isAway: false };

  function answer(method: string, token: string, body: Record<string, string>): number {
    if (method !== 'RemoveParticipant' && method !== 'DeleteRoom') return 404;
    const { room = '', identity = '' } = body;
    const { video } = claimsOf(token);
    if (video[grantOf[method]] !== true) return 401;
    if (method === 'RemoveParticipant' && video.room !== room) return 401;
    calls.push(`${method} ${[room, identity].filter(Boolean).join(' ')}`);
    if (method === 'DeleteRoom') return rooms.delete(room) ? 200 : 404;
    return rooms.get(room)?.delete(identity) ? 200 : 404;
  }

  const server = createServer((request, response) => {
    const send = (status: number) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(status === 404 ? '{"code":"not_found","msg":"none such"}' : '{}');
    };
    if (state.isAway) {
      send(503);
      return;
    }
    const [, method = ''] = /^\/twirp\/livekit\.RoomService\/(\w+)$/.exec(request.url ?? '') ?? [];
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    readJson(request)
      .then((body) => send(answer(method, token, body)))
      .catch(() => send(401));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    state,
    calls,
    livekit: { url: `ws://127.0.0.1:${port}`, key, secret },
    /** Joins a room as a browser does with its token. @throws Error for an invalid token */
    join: (token: string) => {
      const { sub = '', video } = claimsOf(token);
      if (video['roomJoin'] !== true || !video.room) throw new Error('The token opens no room');
      rooms.set(video.room, (rooms.get(video.room) ?? new Set()).add(sub));
    },
    inside: (room: string) => [...(rooms.get(room) ?? [])],
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readJson(request: IncomingMessage): Promise<Record<string, string>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as Record<string, string>;
}
