import { Suspense } from 'react';
import { notificationEndpoints, type Notification } from '@muster/contracts';
import { act, renderRemote, screen, waitFor } from '@muster/kit/testing';
import { dismissToast } from '@muster/ui';
import { signedIn } from '../account/account.fixtures.ts';
import { closeAccount, openAccount } from '../account/account-opening.ts';
import { bus } from '../platform/shell-platform.ts';
import { setSession } from '../session/session-store.ts';
import { setStreamConnected } from '../stream/stream-connection.ts';
import { NotificationBell } from './notification-bell.tsx';
import { notification, notificationServer } from './notifications.fixtures.ts';

const { list, unread } = notificationEndpoints;

afterEach(() => act(() => dismissToast()));
afterAll(() => bus.close());

/** Opens the bell with its lazy part loaded. */
async function open(kept: Notification[], path = '/jobs?q=react') {
  setSession(signedIn());
  const server = notificationServer(kept);
  const rendered = renderRemote(
    <Suspense>
      <NotificationBell />
    </Suspense>,
    { session: null, path, handlers: server.handlers },
  );
  await waitFor(() => expect(rendered.network.callsOf(unread)).not.toHaveLength(0));
  return rendered;
}

const bell = (name: string) => screen.findByRole('button', { name });

/** Delivers a notification as the stream announces it to every tab. */
function arrive(kept: Notification[], overrides: Partial<Notification>) {
  const one = notification(0, overrides);
  kept.unshift(one);
  act(() => {
    bus.emit('entity.changed', { entity: 'Notification' });
    bus.emit('notification.arrived', { id: one.id });
  });
}

test('the bell shows the number of unread notifications, including new ones', async () => {
  const kept = [notification(5)];
  await open(kept);
  expect(await bell('Notifications, 1 unread')).toBeVisible();
  arrive(kept, { topic: 'system' });
  expect(await bell('Notifications, 2 unread')).toBeVisible();
});

test('the centre opens over the page at its own address; closing and Back are equivalent', async () => {
  const { user } = await open([]);
  await user.click(await bell('Notifications'));
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
  expect(window.location.search).toBe('?q=react&notifications=open');
  const before = window.history.length;
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).toBe('?q=react');
  expect(window.history.length).toBe(before);
  act(() => window.history.forward());
  expect(await screen.findByRole('dialog')).toBeVisible();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a link opens it too, and closing it leads to the page below', async () => {
  const { user } = await open([], '/jobs?notifications=open');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname + window.location.search).toBe('/jobs');
});

describe('a notification that arrives while the page is open', () => {
  test('is shown in one toast, with a link to it', async () => {
    const kept = [notification(9)];
    const { user } = await open(kept);
    await bell('Notifications, 1 unread');
    arrive(kept, { title: 'Lukas mentioned you' });
    expect(await screen.findByText('Lukas mentioned you')).toBeVisible();
    arrive(kept, { title: 'Two candidates are yours', topic: 'assignment', link: '/candidates' });
    expect(await screen.findByText('Two candidates are yours')).toBeVisible();
    expect(screen.queryByText('Lukas mentioned you')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(window.location.pathname).toBe('/candidates');
    expect(await bell('Notifications, 2 unread')).toBeVisible();
  });

  test('only raises the count if it can wait, and is shown directly in an open centre', async () => {
    const kept: Notification[] = [];
    const { user, network } = await open(kept);
    await bell('Notifications');
    arrive(kept, { title: 'Your export is ready', topic: 'system' });
    await bell('Notifications, 1 unread');
    await waitFor(() => expect(network.callsOf(list)).toHaveLength(1));
    await user.click(await bell('Notifications, 1 unread'));
    await screen.findByRole('dialog');
    arrive(kept, { title: 'Lukas mentioned you' });
    expect(await screen.findByRole('link', { name: /Lukas mentioned you/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
  });

  test('gives no toast if it is about a change in the open account panel', async () => {
    const kept: Notification[] = [];
    const { network } = await open(kept);
    await bell('Notifications');
    act(openAccount);
    arrive(kept, { title: 'Your password was changed', topic: 'security' });
    await bell('Notifications, 1 unread');
    await waitFor(() => expect(network.callsOf(list)).toHaveLength(1));
    expect(screen.queryByText('Your password was changed')).not.toBeInTheDocument();
    act(closeAccount);
  });
});

test('without a stream, the count is requested every thirty seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const kept: Notification[] = [];
  await open(kept);
  await bell('Notifications');
  kept.unshift(notification(0));
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(await bell('Notifications, 1 unread')).toBeVisible();
  act(() => setStreamConnected(true));
  kept.unshift(notification(0));
  await act(() => jest.advanceTimersByTimeAsync(65_000));
  expect(await bell('Notifications, 1 unread')).toBeVisible();
  act(() => setStreamConnected(false));
  jest.useRealTimers();
});
