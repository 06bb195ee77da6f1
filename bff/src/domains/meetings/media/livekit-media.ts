import { limits } from '@muster/contracts';
import { SignJWT } from 'jose';
import type { Config } from '../../../config.ts';
import type { RoomMedia } from './room-media.types.ts';

type LivekitServer = NonNullable<Config['call']['livekit']>;

/** Permissions of a token: https://docs.livekit.io/home/get-started/authentication */
type VideoGrant = { room: string } & Partial<
  Record<
    'roomJoin' | 'roomAdmin' | 'roomCreate' | 'canPublish' | 'canSubscribe' | 'canPublishData',
    boolean
  >
>;

/** Timeout for calls to the server’s API. */
const answersWithin = 5_000;
const adminLife = 60_000;

/**
 * Media through a LiveKit server, to which each browser sends once and which forwards to the
 * others.
 */
export function livekitMedia(server: LivekitServer): RoomMedia {
  return {
    flow: 'livekit',
    places: limits.meeting.serverPeople,
    accessFor: async (meetingId, { _id, name }) => {
      const expiresAt = new Date(Date.now() + limits.meeting.mediaToken);
      const token = await signed(server, {
        identity: _id.toHexString(),
        name,
        expiresAt,
        video: {
          room: meetingId.toHexString(),
          roomJoin: true,
          // Chat messages use the platform’s own connection.
          canPublish: true,
          canSubscribe: true,
          canPublishData: false,
        },
      });
      return { url: server.url, token, expiresAt };
    },
    putOut: async (meetingId, personId) => {
      const room = meetingId.toHexString();
      await (personId
        ? call(server, 'RemoveParticipant', {
            body: { room, identity: personId.toHexString() },
            video: { room, roomAdmin: true },
          })
        : call(server, 'DeleteRoom', { body: { room }, video: { room, roomCreate: true } }));
    },
  };
}

interface TokenParts {
  identity?: string;
  name?: string;
  expiresAt: Date;
  video: VideoGrant;
}

function signed(
  { key, secret }: LivekitServer,
  { identity, name, expiresAt, video }: TokenParts,
): Promise<string> {
  const token = new SignJWT({ ...(name && { name }), video })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(key)
    .setNotBefore(new Date())
    .setExpirationTime(expiresAt);
  if (identity) token.setSubject(identity);
  return token.sign(new TextEncoder().encode(secret));
}

/** @throws Error if the server is unreachable or refuses */
async function call(
  server: LivekitServer,
  method: 'RemoveParticipant' | 'DeleteRoom',
  { body, video }: { body: Record<string, string>; video: VideoGrant },
): Promise<void> {
  const token = await signed(server, { video, expiresAt: new Date(Date.now() + adminLife) });
  const base = server.url.replace(/^ws/, 'http').replace(/(?<!\/)\/+$/, '');
  const answer = await fetch(`${base}/twirp/livekit.RoomService/${method}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(answersWithin),
  });
  const { code } = answer.ok ? {} : await refusal(answer);
  // The person has already left or never joined.
  if (!answer.ok && code !== 'not_found')
    throw new Error(`LiveKit refused ${method}: ${answer.status} ${code ?? ''}`.trim());
}

const refusal = async (answer: Response): Promise<{ code?: string }> =>
  (await answer.json().catch(() => ({}))) as { code?: string };
