import { clientCandidateEndpoints, type PlatformSession } from '@muster/contracts';
import { act, makeSession, renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { quietClient } from '../quiet-client.fixtures.ts';
import { api } from '../../api.ts';
import { ClientDashboardRoutes } from '../../routes.tsx';
import { waitingPerson, waitingRow } from './candidate.fixtures.ts';

const { list, read, noteReading } = clientCandidateEndpoints;
const client = makeSession('client_admin');
const acting: PlatformSession = {
  ...client,
  impersonation: { mode: 'view_only', targetName: 'Priya Raman' },
};

/** Opens the profile, with the introduction filling the window. */
async function showProfile(session: PlatformSession) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const isIntroduction = this.getAttribute('data-read-part') === 'introduction';
    return new DOMRect(0, 0, 100, isIntroduction ? 400 : 0);
  });
  const page = renderRemote(<ClientDashboardRoutes />, {
    api,
    session,
    path: `/client-dashboard?candidate=${waitingRow.id}`,
    handlers: [
      ...quietClient,
      respond(list, () => ({ data: [waitingRow], waiting: 1, status: [] })),
      respond(read, () => waitingPerson),
      respond(clientCandidateEndpoints.seen, () => ({ seen: true as const })),
      respond(noteReading, () => ({ noted: true })),
    ],
  });
  await screen.findByRole('heading', { name: 'Introduction' });
  return page;
}

beforeEach(() =>
  // Only the page's interval is faked; everything else runs in real time.
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date'],
  }),
);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('when the profile closes, the agency is told what was read', async () => {
  const { user, network } = await showProfile(client);
  act(() => jest.advanceTimersByTime(5_000));
  expect(network.callsOf(noteReading)).toHaveLength(0);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(network.callsOf(noteReading)).toHaveLength(1));
  expect(network.callsOf(noteReading)[0]?.body).toEqual({
    submissionVersion: 1,
    seconds: { introduction: 5 },
  });
});

test('nothing is reported while a member of staff acts as the client user', async () => {
  const { user, network } = await showProfile(acting);
  act(() => jest.advanceTimersByTime(5_000));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.callsOf(noteReading)).toHaveLength(0);
});
