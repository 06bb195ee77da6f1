import { act, makeSession, renderRemote, screen } from '../testing/index.ts';
import { Can } from './can.tsx';

const page = (
  <>
    <Can permission="candidate.delete">
      <button>Delete</button>
    </Can>
    <Can permission="candidate.reject" scope="all" fallback={<p>Only your own</p>}>
      <button>Reject anybody</button>
    </Can>
  </>
);

test('shows what the role may do', () => {
  renderRemote(page, { session: 'team_lead' });
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reject anybody' })).toBeVisible();
});

test('hides what the role may not do, or may do only for its own records', () => {
  renderRemote(page, { session: 'recruiter' });
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  expect(screen.getByText('Only your own')).toBeVisible();
});

test('denies everything to visitors', () => {
  renderRemote(page, { session: null });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('follows permissions that the role loses while the page is open', () => {
  const session = makeSession('team_lead');
  const { platform } = renderRemote(page, { session });
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
  act(() => platform.renewSession({ ...session, permissions: {} }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
