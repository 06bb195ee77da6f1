import { meetingEndpoints, meetingVisitEndpoints, type MeetingRoom } from '@muster/contracts';
import { axeFindings, renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { api } from '../../../../api.ts';
import { routes } from '../../../../routes.tsx';
import { keepHandle } from '../../kept-way-in.ts';
import { OpenSocket, card, guest, handle, name, ownLine, room } from '../../room.fixtures.ts';
import { startMediaServer } from './media-server.fixtures.ts';

const { call, mediaAccess, read } = meetingVisitEndpoints;
const inRoom: MeetingRoom = {
  ...room,
  people: room.people.map((one) => (one.id === guest ? { ...one, connection: ownLine } : one)),
};

/** A connection that never opens, because nobody is admitted. */
class NoConnection extends EventTarget {
  readonly signalingState = 'stable';
  readonly connectionState = 'new';
  addTransceiver = () => ({});
  getTransceivers = () => [];
  getSenders = () => [];
  createDataChannel = () => Object.assign(new EventTarget(), { close: () => undefined });
  createOffer = () => Promise.resolve({ type: 'offer', sdp: '' });
  setLocalDescription = () => Promise.resolve();
  close = () => undefined;
}

const { fetch, WebSocket } = globalThis;
let server: Awaited<ReturnType<typeof startMediaServer>>;
let reached: URL[];
beforeEach(async () => {
  server = await startMediaServer();
  reached = [];
  // Fakes only the line to the room; the one to the media server uses the network.
  const Socket = Object.assign(
    function connect(address: string) {
      if (!address.startsWith(server.url)) return new OpenSocket();
      reached.push(new URL(address));
      return new WebSocket(address);
    },
    { OPEN: 1 },
  );
  Object.assign(globalThis, { WebSocket: Socket, RTCPeerConnection: NoConnection });
});
afterEach(async () => {
  Object.assign(globalThis, { WebSocket, RTCPeerConnection: undefined });
  sessionStorage.clear();
  await server.close();
});

/** Lets a guest enter a room whose media go through the server; each token is different. */
async function comeIn(flow: 'mesh' | 'livekit' = 'livekit') {
  keepHandle(name, handle);
  let given = 0;
  const shown = renderRemote(routes, {
    api,
    path: `/meetings/${name}`,
    session: null,
    handlers: [
      respond(meetingEndpoints.card, () => card),
      respond(call, () => ({ flow, iceServers: [] })),
      respond(read, () => inRoom),
      respond(mediaAccess, () => {
        given += 1;
        const expiresAt = '2030-11-26T10:02:00.000Z';
        return { access: { url: server.url, token: `token-${given}`, expiresAt } };
      }),
    ],
  });
  const answered = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    String(input).startsWith(server.origin) ? fetch(input, init) : answered(input, init);
  await shown.user.click(await screen.findByRole('button', { name: 'Ask to come in' }));
  return shown;
}

test('the room sends its token to the server, reports a refusal, and requests another token', async () => {
  const { container, network } = await comeIn();
  expect(await screen.findByText(/did not let you in\. Asking for another way in/)).toBeVisible();
  expect(server.tokens[0]).toBe('token-1');
  expect(await axeFindings(container)).toEqual([]);
  await waitFor(() => expect(server.tokens).toContain('token-2'), { timeout: 5_000 });
  expect(new Set(server.tokens).size).toBe(server.tokens.length);
  expect(network.callsOf(mediaAccess).length).toBeGreaterThanOrEqual(2);
  // Features of the platform itself continue.
  expect(screen.getByRole('button', { name: 'Chat' })).toBeEnabled();
});

test('the room reports that the server is unreachable, and keeps trying', async () => {
  const { tokens, close } = server;
  await close();
  await comeIn();
  expect(await screen.findByText(/cannot be reached\. You can write in the chat/)).toBeVisible();
  expect(reached[0]?.searchParams.get('access_token')).toBe('token-1');
  await waitFor(() => expect(reached.at(-1)?.searchParams.get('access_token')).toBe('token-2'), {
    timeout: 5_000,
  });
  expect(tokens).toEqual([]);
});

test('nothing is requested from a server if browsers connect directly', async () => {
  const { network } = await comeIn('mesh');
  expect(await screen.findByRole('button', { name: 'Leave' })).toBeVisible();
  expect(screen.queryByText(/sound and pictures/i)).not.toBeInTheDocument();
  expect(network.callsOf(mediaAccess)).toEqual([]);
  expect(server.tokens).toEqual([]);
});
