import { meetingEndpoints, meetingVisitEndpoints, type MeetingRoom } from '@muster/contracts';
import { act, fail, renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { routes } from '../../../routes.tsx';
import { keepHandle } from '../kept-way-in.ts';
import { OpenSocket, card, handle, name, room } from '../room.fixtures.ts';

const { read, write, call } = meetingVisitEndpoints;
const original = { WebSocket: globalThis.WebSocket };
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  sessionStorage.clear();
  Object.assign(globalThis, { WebSocket: OpenSocket });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, original);
});

const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The notes as the server keeps them; `hold` delays its answers until the test lets them go. */
async function openNotes() {
  const server = { text: '', version: 1, hold: null as Promise<void> | null };
  keepHandle(name, handle);
  const now = (): MeetingRoom => ({
    ...room,
    notes: { text: server.text, version: server.version },
  });
  const shown = renderRemote(routes, {
    api,
    session: null,
    path: `/meetings/${name}`,
    handlers: [
      respond(meetingEndpoints.card, () => card),
      respond(call, () => ({ flow: 'mesh' as const, iceServers: [] })),
      respond(read, now),
      respond(write, async ({ body }) => {
        if (body.version !== server.version) return fail('VERSION_CONFLICT');
        server.text = body.notes;
        server.version += 1;
        const answer = now();
        await server.hold;
        return answer;
      }),
    ],
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Ask to come in' }));
  await shown.user.click(await screen.findByRole('button', { name: 'Notes' }));
  return { ...shown, server, field: await screen.findByRole('textbox', { name: 'Notes' }) };
}

test('what is typed while a slow save is under way is saved after it, without a conflict', async () => {
  const { user, network, server, field } = await openNotes();
  let go = () => {};
  server.hold = new Promise((resolve) => (go = resolve));
  await user.type(field, 'One');
  await later(1000);
  await waitFor(() => expect(network.callsOf(write)).toHaveLength(1));
  await user.type(field, ' two');
  await later(3000);
  expect(network.callsOf(write)).toHaveLength(1);
  server.hold = null;
  go();
  await later(1000);
  await waitFor(() => expect(server.text).toBe('One two'));
  expect(screen.queryByText(/changed the notes/)).not.toBeInTheDocument();
  expect(field).toHaveValue('One two');
});

test('what was typed just before the panel is closed is saved', async () => {
  const { user, server, field } = await openNotes();
  await user.type(field, 'Last words');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(server.text).toBe('Last words'));
});

test('notes of somebody else are not overwritten before one of the two is chosen', async () => {
  const { user, network, server, field } = await openNotes();
  Object.assign(server, { text: 'Theirs', version: 5 });
  await user.type(field, 'Mine');
  await later(1000);
  expect(await screen.findByText('Another person changed the notes.')).toBeVisible();
  const tried = network.callsOf(write).length;
  await later(10_000);
  expect(network.callsOf(write)).toHaveLength(tried);
  OpenSocket.latest?.say({ type: 'changed' });
  await later(100);
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(server.text).toBe('Mine'));
});
