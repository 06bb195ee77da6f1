import {
  meEndpoints,
  notificationEndpoints,
  topicDefaults,
  type NotificationPreferences,
  type NotificationTopic,
} from '@muster/contracts';
import {
  act,
  axeFindings,
  fail,
  fixtureFor,
  makeSession,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { dismissToast } from '@muster/ui';
import { setSession } from '../../session/session-store.ts';
import { api } from '../account-api.ts';
import { signedIn } from '../account.fixtures.ts';
import { NotificationsSection } from './notifications-section.tsx';

const { preferences, updatePreferences } = notificationEndpoints;
const me = { ...fixtureFor(meEndpoints.read.response), timeZone: 'Europe/Lisbon' };

afterEach(() => act(() => dismissToast()));

function open(quiet: NotificationPreferences['quiet'] = null, ...more: Handler[]) {
  setSession(signedIn());
  const topics: NotificationTopic[] = ['mention', 'assignment', 'security'];
  let kept: NotificationPreferences = {
    topics: topics.map((topic) => {
      const { inApp, email } = topicDefaults[topic];
      return { topic, inApp, email };
    }),
    quiet,
  };
  const rendered = renderRemote(<NotificationsSection me={me} />, {
    api,
    session: makeSession('recruiter'),
    handlers: [
      respond(preferences, () => kept),
      respond(updatePreferences, ({ body }) => {
        kept = {
          topics: kept.topics.map(
            (one) => body.topics.find(({ topic }) => topic === one.topic) ?? one,
          ),
          quiet: body.quiet,
        };
        return kept;
      }),
      ...more,
    ],
  });
  const sent = () => rendered.network.callsOf(updatePreferences).map(({ body }) => body);
  return { ...rendered, sent };
}

const mail = async (topic: string) =>
  within(await screen.findByRole('radiogroup', { name: `${topic}, by e-mail` }));

test('each choice is saved at once, and alone', async () => {
  const { user, sent, container } = open();
  await user.click((await mail('Mentions')).getByRole('radio', { name: 'Immediately' }));
  await user.click(screen.getByRole('switch', { name: 'Assignments, in Muster' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      { topics: [{ topic: 'mention', inApp: true, email: 'instant' }], quiet: null },
      { topics: [{ topic: 'assignment', inApp: false, email: 'daily_digest' }], quiet: null },
    ]),
  );
  expect(await screen.findByText('Saved')).toBeVisible();
  expect((await mail('Mentions')).getByRole('radio', { name: 'Immediately' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Assignments, in Muster' })).not.toBeChecked();
  expect(await axeFindings(container)).toEqual([]);
});

test('security notifications cannot be switched off, and the page says why', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /Security/ }));
  expect(row.getByText(/Cannot be switched off/)).toBeVisible();
  expect(row.getByText('Always')).toBeVisible();
  expect(row.queryByRole('switch')).not.toBeInTheDocument();
  expect(row.queryByRole('radio')).not.toBeInTheDocument();
});

test('a choice that could not be saved is reverted and reported', async () => {
  const { user, platform } = open(
    null,
    respond(updatePreferences, () => fail('INTERNAL')),
  );
  await user.click((await mail('Mentions')).getByRole('radio', { name: 'Off' }));
  await waitFor(() => expect(platform.notices.at(-1)?.kind).toBe('error'));
  const daily = (await mail('Mentions')).getByRole('radio', { name: 'Daily' });
  await waitFor(() => expect(daily).toBeChecked());
});

test('quiet hours have a start, an end and the name of their time zone', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('switch', { name: 'Quiet hours' }));
  await user.click(await screen.findByRole('combobox', { name: /From/ }));
  expect(screen.getByText(/^Times of Lisbon, /)).toBeVisible();
  expect(screen.getByRole('option', { name: '08:00' })).toHaveAttribute('data-combobox-disabled');
  await user.click(screen.getByRole('option', { name: '22:30' }));
  await user.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      { topics: [], quiet: { from: '20:00', to: '08:00' } },
      { topics: [], quiet: { from: '22:30', to: '08:00' } },
      { topics: [], quiet: null },
    ]),
  );
  expect(screen.queryByRole('combobox', { name: /From/ })).not.toBeInTheDocument();
});

test('a time between the half hours is shown as it was chosen', async () => {
  open({ from: '21:15', to: '07:00' });
  expect(await screen.findByRole('combobox', { name: /From/ })).toHaveValue('21:15');
});
