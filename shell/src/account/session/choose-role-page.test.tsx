import { authEndpoints, myInvitationEndpoints, shellRoutes } from '@muster/contracts';
import { axeFindings, fail, respond, screen, waitFor } from '@muster/kit/testing';
import { knownSession } from '../../session/session-store.ts';
import { waitingInvitation } from '../invitations/invitations.fixtures.ts';
import { beforeChoice, signedIn } from '../account.fixtures.ts';
import { renderAccount } from '../render-account.fixtures.tsx';
import { ChooseRolePage } from './choose-role-page.tsx';

const { chooseRole, session } = authEndpoints;
type Answer = Parameters<typeof respond<typeof chooseRole>>[1];
const open = (answer: Answer, path = '/choose-role?next=%2Fteam') =>
  renderAccount(shellRoutes.chooseRole, ChooseRolePage, {
    path,
    session: beforeChoice(),
    handlers: [
      respond(chooseRole, answer),
      respond(session, beforeChoice),
      respond(myInvitationEndpoints.list, () => ({ data: [waitingInvitation] })),
    ],
  });

test('the most recent role comes first and has the focus; Enter continues with it', async () => {
  const { user, network, container } = open(() => signedIn());
  const cards = screen.getAllByRole('button');
  expect(cards[0]).toHaveFocus();
  expect(cards[0]).toHaveTextContent(/Recruiter.*Last used/);
  expect(cards[1]).toHaveTextContent(/Client viewer.*Orchard Learning.*Not used yet/);
  expect(await axeFindings(container)).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/team'));
  expect(network.callsOf(chooseRole)[0]?.body).toEqual({
    assignmentId: beforeChoice().assignments[0]?.id,
  });
  expect(knownSession()).toMatchObject({ state: 'ready' });
});

test('pending invitations are announced and are not roles to choose', async () => {
  open(() => signedIn());
  expect(await screen.findByText('1 invitation waits for your answer.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read invitations' })).toHaveAttribute(
    'href',
    '/invitations',
  );
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('arrow keys cycle through the cards', async () => {
  const { user, network } = open(() => signedIn());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  await waitFor(() => expect(network.callsOf(chooseRole)).toHaveLength(1));
  expect(network.callsOf(chooseRole)[0]?.body).toEqual({
    assignmentId: beforeChoice().assignments[1]?.id,
  });
});

test('choosing a role that was removed meanwhile says so, and the cards are loaded again', async () => {
  const { user, network } = open(() => fail('NOT_FOUND'));
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/You no longer have this role/)).toBeVisible();
  await waitFor(() => expect(network.callsOf(session)).toHaveLength(1));
});

test('a user with one role is not asked', async () => {
  const [only] = signedIn().assignments;
  renderAccount(shellRoutes.chooseRole, ChooseRolePage, {
    path: '/choose-role?next=%2Fteam',
    session: signedIn({ assignments: only ? [only] : [] }),
  });
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(window.location.pathname).toBe('/team');
});
