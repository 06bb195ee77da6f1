import { authEndpoints, type SessionState } from '@muster/contracts';
import { Can, PlatformProvider } from '@muster/kit';
import { renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { signedIn } from '../account/account.fixtures.ts';
import { bus, createPlatform, giveUpUnsaved } from '../platform/shell-platform.ts';
import { followSession } from '../session/session-actions.ts';
import { setSession } from '../session/session-store.ts';
import { useSessionSnapshot } from '../session/use-session-snapshot.ts';
import { navRoutes } from './home-path.ts';
import { isKept, screenInSight } from './screen-in-sight.ts';

const url = { pathname: '/meetings', search: '' };

function withoutMeetings(): SessionState {
  const session = signedIn();
  if (!session.active) throw new Error('the fixture has a role');
  const permissions = { ...session.active.permissions };
  delete permissions['meeting.host'];
  return { ...session, active: { ...session.active, permissions, switchedOff: ['meetings'] } };
}

/** Renders the shell's content and a button of the visible page. */
function Page() {
  const snapshot = useSessionSnapshot();
  if (snapshot.status !== 'known' || !('active' in snapshot.session)) return null;
  const { session } = snapshot;
  return (
    <>
      <p>Shown: {screenInSight(url, session).kind}</p>
      {isKept(url, session) && <p>Kept for what is typed</p>}
      <nav>
        {session.active && navRoutes(session.active).map(({ title }) => <p key={title}>{title}</p>)}
      </nav>
      <Can permission="meeting.host">
        <button>Begin a meeting</button>
      </Can>
    </>
  );
}

/** Opens the page; the stream announces a switch as `share-stream` does. */
function open() {
  let inForce: SessionState = signedIn();
  setSession(inForce);
  const visit = new AbortController();
  const platform = createPlatform(visit.signal);
  const stop = followSession();
  renderRemote(
    <PlatformProvider value={platform}>
      <Page />
    </PlatformProvider>,
    { handlers: [respond(authEndpoints.session, () => inForce)] },
  );
  return {
    platform,
    close() {
      stop();
      visit.abort();
    },
    switchTo(next: SessionState) {
      inForce = next;
      bus.emit('session.changed', { reason: 'refreshed' });
    },
  };
}

afterEach(giveUpUnsaved);
afterAll(() => bus.close());

test('navigation, page and buttons follow areas that are switched off and on', async () => {
  const { switchTo, close } = open();
  expect(screen.getByRole('navigation')).toHaveTextContent('Meetings');
  expect(screen.getByText('Shown: remote')).toBeVisible();
  switchTo(withoutMeetings());
  expect(await screen.findByText('Shown: switched-off')).toBeVisible();
  expect(screen.getByRole('navigation')).not.toHaveTextContent('Meetings');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  switchTo(signedIn());
  expect(await screen.findByText('Shown: remote')).toBeVisible();
  expect(screen.getByRole('button')).toBeVisible();
  close();
});

test('a page with unsaved input stays, and says so, until the input is saved or discarded', async () => {
  const { platform, switchTo, close } = open();
  const lift = platform.block('You have not saved the meeting.');
  switchTo(withoutMeetings());
  expect(await screen.findByText('Kept for what is typed')).toBeVisible();
  expect(screen.getByText('Shown: remote')).toBeVisible();
  expect(screen.getByRole('button')).toBeVisible();
  expect(screen.getByRole('navigation')).not.toHaveTextContent('Meetings');
  lift();
  switchTo(withoutMeetings());
  await waitFor(() => expect(screen.getByText('Shown: switched-off')).toBeVisible());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  close();
});
