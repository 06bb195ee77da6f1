import { meetingEndpoints, meetingVisitEndpoints } from '@muster/contracts';
import { fail, renderRemote, respond, screen } from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { routes } from '../../../routes.tsx';
import { keepHandle, keptHandle } from '../kept-way-in.ts';
import { OpenSocket, card, handle, name, room } from '../room.fixtures.ts';

const original = { WebSocket: globalThis.WebSocket };
beforeEach(() => {
  sessionStorage.clear();
  Object.assign(globalThis, { WebSocket: OpenSocket });
});
afterEach(() => Object.assign(globalThis, original));

test('a room that cannot be opened at the moment says so, and can be tried again', async () => {
  keepHandle(name, handle);
  let isAway = true;
  const { user } = renderRemote(routes, {
    api,
    session: null,
    path: `/meetings/${name}`,
    handlers: [
      respond(meetingEndpoints.card, () => card),
      respond(meetingVisitEndpoints.call, () =>
        isAway ? fail('INTERNAL') : { flow: 'mesh' as const, iceServers: [] },
      ),
      respond(meetingVisitEndpoints.read, () => ({
        ...room,
        me: { ...room.me, door: 'waiting' as const },
      })),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Ask to come in' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  await user.click(again);
  expect(await screen.findByRole('button', { name: /leave/i })).toBeVisible();
});

test('a stored access that has expired asks the guest again who they are', async () => {
  keepHandle(name, handle);
  renderRemote(routes, {
    api,
    session: null,
    path: `/meetings/${name}/confirm-identity`,
    handlers: [
      respond(meetingEndpoints.card, () => card),
      respond(meetingVisitEndpoints.read, () => fail('TOKEN_EXPIRED')),
    ],
  });
  expect(await screen.findByRole('textbox', { name: /^Your name/ })).toBeVisible();
  expect(keptHandle(name)).toBeNull();
});
