import {
  authEndpoints,
  myInvitationEndpoints,
  shellTechnicalRoutes,
  type MyInvitation,
} from '@muster/contracts';
import { axeFindings, fail, respond, screen, waitFor, within } from '@muster/kit/testing';
import { signedIn } from '../account.fixtures.ts';
import { renderAccount } from '../render-account.fixtures.tsx';
import { waitingInvitation } from './invitations.fixtures.ts';
import { InvitationsPage } from './invitations-page.tsx';

const { list, accept, decline } = myInvitationEndpoints;

/** Opens the page for Joana; answered invitations disappear from the list. */
function open(invitations: MyInvitation[], refused: ReturnType<typeof fail> | null = null) {
  let left = invitations;
  const take = (status: 'accepted' | 'declined') => () => {
    if (refused) return refused;
    left = [];
    return { ...waitingInvitation, status };
  };
  return renderAccount(shellTechnicalRoutes.invitations, InvitationsPage, {
    path: '/invitations',
    session: signedIn(),
    handlers: [
      respond(list, () => ({ data: left })),
      respond(accept, take('accepted')),
      respond(decline, take('declined')),
      respond(authEndpoints.session, () => signedIn()),
    ],
  });
}
const card = () => screen.findByRole('article', { name: 'Client manager for Orchard Learning' });

test('shows who invites to what and until when, and accepts', async () => {
  const { user, network, container } = open([waitingInvitation]);
  expect(within(await card()).getByText(/Mara King invited you. Answer by .*Mar/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(
    await screen.findByText(/You can now work as Client manager for Orchard Learning/),
  ).toBeVisible();
  expect(network.callsOf(accept)).toHaveLength(1);
  await waitFor(() => expect(network.callsOf(authEndpoints.session)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Choose a role' })).toHaveAttribute(
    'href',
    '/choose-role',
  );
});

test('declines the invitation, and the account stays', async () => {
  const { user, network } = open([waitingInvitation]);
  await card();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/You declined .* Your account stays as it is/)).toBeVisible();
  expect(network.callsOf(accept)).toHaveLength(0);
});

test.each([
  ['company_closed', 'The agency no longer works with this company.'],
  ['withdrawn', 'This invitation was withdrawn.'],
])('an answer that comes too late (%s) explains why', async (reason, text) => {
  const { user } = open([waitingInvitation], fail('GONE', { context: { reason } }));
  await card();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('an expired invitation says whom to ask, and offers no answers', async () => {
  open([{ ...waitingInvitation, status: 'expired' }]);
  expect(within(await card()).getByText(/expired. Ask Mara King/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('without invitations, it names the searched email address', async () => {
  open([]);
  expect(await screen.findByText(/No invitation waits for joana@muster.test/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue to Muster' })).toBeVisible();
});
