import { meetingEndpoints, meetingVisitEndpoints } from '@muster/contracts';
import { fail, renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { routes } from '../../../routes.tsx';
import { keepHandle } from '../kept-way-in.ts';
import { OpenSocket, card, handle, name, room } from '../room.fixtures.ts';

const { read, say, call } = meetingVisitEndpoints;
const original = { WebSocket: globalThis.WebSocket };
beforeEach(() => {
  sessionStorage.clear();
  Object.assign(globalThis, { WebSocket: OpenSocket });
});
afterEach(() => Object.assign(globalThis, original));

test('what is typed while a line is sent stays, and a line that was refused comes back', async () => {
  keepHandle(name, handle);
  let answer: (isSent: boolean) => void = () => undefined;
  const { user, network } = renderRemote(routes, {
    api,
    session: null,
    path: `/meetings/${name}`,
    handlers: [
      respond(meetingEndpoints.card, () => card),
      respond(call, () => ({ flow: 'mesh' as const, iceServers: [] })),
      respond(read, () => room),
      respond(say, async () =>
        (await new Promise<boolean>((go) => (answer = go))) ? room : fail('UNAVAILABLE'),
      ),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Ask to come in' }));
  await user.click(await screen.findByRole('button', { name: 'Chat' }));
  const field = await screen.findByRole('textbox', { name: 'Write to everyone' });
  await user.type(field, 'Hello{Enter}');
  await waitFor(() => expect(network.callsOf(say)).toHaveLength(1));
  await user.type(field, 'Can you hear me?');
  answer(true);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  expect(field).toHaveValue('Can you hear me?');

  await user.type(field, '{Enter}');
  await waitFor(() => expect(network.callsOf(say)).toHaveLength(2));
  answer(false);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field).toHaveValue('Can you hear me?');
});
