import { meetingEndpoints, meetingVisitEndpoints } from '@muster/contracts';
import { fail, renderRemote, respond, screen, type Handler } from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { routes } from '../../../routes.tsx';
import { dropHandle, keepHandle, keptHandle } from '../kept-way-in.ts';
import { OpenSocket, card, handle, name, room } from '../room.fixtures.ts';

const original = { WebSocket: globalThis.WebSocket };
beforeEach(() => {
  sessionStorage.clear();
  dropHandle(name);
  Object.assign(globalThis, { WebSocket: OpenSocket });
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(globalThis, original);
});

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

describe('in a browser that keeps nothing', () => {
  const identify = async (handlers: Handler[]) => {
    const shown = renderRemote(routes, {
      api,
      session: null,
      path: `/meetings/${name}`,
      handlers: [
        respond(meetingEndpoints.card, () => card),
        respond(meetingEndpoints.identity, () => ({ handle })),
        respond(meetingVisitEndpoints.call, () => ({ flow: 'mesh' as const, iceServers: [] })),
        ...handlers,
      ],
    });
    await tell(shown.user);
    return shown;
  };
  const tell = async (user: Awaited<ReturnType<typeof renderRemote>>['user']) => {
    await user.type(await screen.findByRole('textbox', { name: /^Your name/ }), 'Inês Duarte');
    await user.type(screen.getByRole('textbox', { name: /e-mail/i }), 'ines@guest.test');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  };

  test('a guest still comes in, and is asked once who they are', async () => {
    const closed = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(closed);
    let door: 'identity' | 'waiting' = 'identity';
    const { user, network } = await identify([
      respond(meetingVisitEndpoints.read, () => ({ ...room, me: { ...room.me, door } })),
      respond(meetingVisitEndpoints.confirm, () => {
        door = 'waiting';
        return { ...room, me: { ...room.me, door } };
      }),
    ]);
    await user.type(await screen.findByRole('textbox', { name: /^Code/ }), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Ask to come in' }));
    expect(await screen.findByRole('button', { name: /leave/i })).toBeVisible();
    expect(network.callsOf(meetingEndpoints.identity)).toHaveLength(1);
  });

  test('a guest without cookies reads what to do, and tries again when they like', async () => {
    const { user, network } = await identify([
      respond(meetingVisitEndpoints.read, () => fail('TOKEN_INVALID')),
    ]);
    expect(
      await screen.findByRole('heading', { name: 'Your browser does not keep your way in' }),
    ).toBeVisible();
    expect(network.callsOf(meetingEndpoints.identity)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await tell(user);
    expect(await screen.findByText(/Allow cookies for this site/)).toBeVisible();
    expect(network.callsOf(meetingEndpoints.identity)).toHaveLength(2);
  });
});
