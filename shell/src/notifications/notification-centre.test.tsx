import { notificationEndpoints, type Notification, type PlatformSession } from '@muster/contracts';
import { AppLink } from '@muster/kit';
import {
  act,
  axeFindings,
  fail,
  makeSession,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { dismissToast, LinkProvider } from '@muster/ui';
import { bus } from '../platform/shell-platform.ts';
import { NotificationCentre } from './notification-centre.tsx';
import { api } from './notifications-api.ts';
import { notification, notificationServer } from './notifications.fixtures.ts';

const { archive, list, markRead, markUnread } = notificationEndpoints;
const day = 24 * 60;

afterEach(() => act(() => dismissToast()));
afterAll(() => bus.close());

type Options = { more?: Handler[]; session?: PlatformSession; pageSize?: number };

function open(kept: Notification[], { more = [], session, pageSize }: Options = {}) {
  const server = notificationServer(kept, pageSize);
  return renderRemote(
    <LinkProvider value={AppLink}>
      <NotificationCentre onClose={() => undefined} />
    </LinkProvider>,
    {
      api,
      session: session ?? makeSession('recruiter'),
      path: '/jobs',
      handlers: [...server.handlers, ...more],
    },
  );
}

const item = (title: RegExp | string) => screen.findByRole('link', { name: title });
const focus = async (title: string) => {
  const found = await item(title);
  act(() => found.focus());
};
const gone = (title: RegExp | string) =>
  waitFor(() => expect(screen.queryByRole('link', { name: title })).not.toBeInTheDocument());
const titles = () => screen.getAllByRole('link').map((link) => link.textContent);

test('notifications are grouped by day; unread ones are marked in words, collapsed ones counted', async () => {
  open([
    // Dated now, because shortly after midnight a few minutes ago was yesterday.
    notification(0, { title: 'First', count: 3, body: 'Please look' }),
    notification(day, { title: 'Second', readAt: new Date().toISOString() }),
  ]);
  expect(await item('Unread: First')).toHaveAttribute('href', expect.stringMatching(/^\/cand/));
  expect(screen.getByText('Please look')).toBeVisible();
  expect(screen.getByText('3 times')).toBeVisible();
  expect(await item('Second')).toBeVisible();
  const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Today', 'Yesterday']);
  expect(screen.getByText('1 unread')).toBeVisible();
  expect(await axeFindings(screen.getByRole('dialog', { name: 'Notifications' }))).toEqual([]);
});

test('opening a notification marks it as read and leads to its subject', async () => {
  const { user, network, platform } = open([
    notification(5, { title: 'First', link: '/candidates/1' }),
  ]);
  await user.click(await item('Unread: First'));
  expect(network.callsOf(markRead)).toHaveLength(1);
  expect(platform.visited).toEqual(['/candidates/1']);
  expect(await item('First')).toBeVisible();
  expect(await screen.findByText('You are up to date')).toBeVisible();
});

test('the centre works with the keyboard alone: arrows, archive, unread', async () => {
  const { user, network } = open(
    [1, 2, 3].map((minutes) => notification(minutes, { title: `Number ${minutes}` })),
  );
  await item('Unread: Number 1');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus());
  await user.tab();
  await user.tab();
  expect(await item('Unread: Number 1')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(await item('Unread: Number 2')).toHaveFocus();
  await user.keyboard('e');
  await gone(/Number 2/);
  expect(await item('Unread: Number 3')).toHaveFocus();
  await user.keyboard('{Home}u');
  expect(await item('Number 1')).toHaveFocus();
  await user.keyboard('u');
  expect(await item('Unread: Number 1')).toHaveFocus();
  await waitFor(() => expect(network.callsOf(markUnread)).toHaveLength(1));
});

test('several archived notifications are restored together, as they were', async () => {
  const { user } = open([
    notification(1, { title: 'First' }),
    notification(2, { title: 'Second', readAt: new Date().toISOString() }),
  ]);
  await focus('Unread: First');
  await user.keyboard('ee');
  expect(await screen.findByText('Nothing yet')).toBeVisible();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  expect(screen.getByText('2 notifications archived')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await item('Unread: First')).toBeVisible();
  expect(await item('Second')).toBeVisible();
});

test('an action that the server refuses is reverted and reported', async () => {
  const { user, platform } = open([notification(1, { title: 'First' })], {
    more: [respond(archive, () => fail('INTERNAL'))],
  });
  await focus('Unread: First');
  await user.keyboard('e');
  await waitFor(() => expect(platform.notices.at(-1)?.kind).toBe('error'));
  expect(await item('Unread: First')).toBeVisible();
});

test('“Mark all as read” applies up to the newest notification shown', async () => {
  const newest = notification(1, { title: 'First' });
  const { user, network } = open([newest, notification(2)]);
  await item('Unread: First');
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(network.callsOf(markRead)[0]?.body).toEqual({ upTo: newest.at }));
  expect(await screen.findByText('You are up to date')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

test('folders and topics show their part, and explain an empty result', async () => {
  const { user } = open([
    notification(1, { title: 'Unread one' }),
    notification(2, { title: 'Read one', readAt: new Date().toISOString() }),
    notification(3, {
      title: 'Old one',
      readAt: new Date().toISOString(),
      archivedAt: new Date().toISOString(),
    }),
  ]);
  await item(/Unread one/);
  await user.click(screen.getByRole('tab', { name: 'Unread' }));
  await gone('Read one');
  await user.click(screen.getByRole('tab', { name: 'Archived' }));
  expect(await item('Old one')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Every topic' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Security' }));
  expect(await screen.findByText('Nothing under Security')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Unread' }));
  expect(await screen.findByText('Nothing under Security')).toBeVisible();
});

test('a paged list stays complete when a notification arrives', async () => {
  const kept = [1, 2, 3, 4, 5].map((minutes) =>
    notification(minutes, { title: `Number ${minutes}` }),
  );
  const { user, platform } = open(kept, { pageSize: 2 });
  await item(/Number 1/);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await item(/Number 4/);
  kept.unshift(notification(0, { title: 'Number 0' }));
  platform.bus.emit('entity.changed', { entity: 'Notification' });
  await item(/Number 0/);
  await waitFor(() =>
    expect(titles()).toEqual([0, 1, 2, 3].map((number) => `Unread: Number ${number}`)),
  );
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await item(/Number 5/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a failure can be retried', async () => {
  const { user, network } = open([], { more: [respond(list, () => fail('INTERNAL'))] });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.use(...notificationServer([notification(1, { title: 'First' })]).handlers);
  await user.click(retry);
  expect(await item('Unread: First')).toBeVisible();
});

test('a view-only impersonator leaves the impersonated user’s notifications unchanged', async () => {
  const { user, network } = open([notification(1, { title: 'First' })], {
    session: makeSession('recruiter', {
      impersonation: { mode: 'view_only', targetName: 'Ana Kovač' },
    }),
  });
  await focus('Unread: First');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('button', { name: /Mark|Archive|settings/ })).not.toBeInTheDocument();
  await user.keyboard('eu');
  await user.click(await item('Unread: First'));
  expect(network.calls.map(({ name }) => name)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/mark|archive/i)]),
  );
});
