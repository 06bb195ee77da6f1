import { authEndpoints, limits, shellRoutes, signUpEndpoints } from '@muster/contracts';
import {
  aheadBy,
  axeFindings,
  fail,
  fixtureFor,
  respond,
  screen,
  waitFor,
  type Handler,
} from '@muster/kit/testing';
import { knownSession } from '../../session/session-store.ts';
import { signedIn } from '../account.fixtures.ts';
import { renderAccount } from '../render-account.fixtures.tsx';
import { SignUpArea } from './sign-up-area.tsx';

const { inspectLink, acceptInvite, confirmEmail, declineInvite } = authEndpoints;
const token = 'b'.repeat(43);
const invitation = fixtureFor(inspectLink.response, {
  purpose: 'invite',
  agencyName: 'Northbeam Talent',
  maskedEmail: 'l•••@orchard.test',
  firstName: 'Li',
  lastName: 'Wei',
  roles: ['client_manager'],
  companyName: 'Orchard Learning',
  minPasswordLength: 12,
  hasAccount: false,
});
const open = (path: string, ...handlers: Handler[]) =>
  renderAccount(shellRoutes.signUp, SignUpArea, { path, handlers });

afterEach(() => jest.restoreAllMocks());

test('an invitation shows who invites to what, and creates the account', async () => {
  const accepted = 'c'.repeat(43);
  const page = open(
    `/sign-up/invite#${accepted}`,
    respond(inspectLink, () => invitation),
    respond(acceptInvite, () => signedIn({ state: 'setup' })),
  );
  const { user, network, platform } = page;
  expect(
    await screen.findByRole('heading', { name: 'Northbeam Talent invites you' }),
  ).toBeVisible();
  for (const fact of ['l•••@orchard.test', 'Client manager', 'Orchard Learning'])
    expect(screen.getByText(fact)).toBeVisible();
  expect(await axeFindings(page.container)).toEqual([]);

  await user.type(screen.getByLabelText(/^New password/), 'a long way from home');
  await user.click(screen.getByRole('button', { name: 'Set up my account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /I accept the terms .*: Tick this to go on/,
  );
  expect(network.callsOf(acceptInvite)).toHaveLength(0);

  await user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
  await user.click(screen.getByRole('button', { name: 'Set up my account' }));
  await waitFor(() => expect(platform.visited).toContain('/'));
  expect(network.callsOf(acceptInvite)[0]?.body).toEqual({
    token: accepted,
    firstName: 'Li',
    lastName: 'Wei',
    password: 'a long way from home',
    acceptTerms: true,
  });
  expect(knownSession()).toMatchObject({ state: 'setup' });

  // The session renders the page again with a new store before redirecting.
  page.unmount();
  const again = open(
    `/sign-up/invite#${accepted}`,
    respond(inspectLink, () => fail('TOKEN_USED')),
  );
  expect(await screen.findByText(/Loading/)).toBeInTheDocument();
  expect(again.network.callsOf(inspectLink)).toHaveLength(0);
});

test('an invitation for an existing account leads to the user’s invitations by sign-in', async () => {
  const { container } = open(
    `/sign-up/invite#${token}`,
    respond(inspectLink, () => ({ ...invitation, hasAccount: true })),
  );
  expect(await screen.findByText(/You already have an account with this address/)).toBeVisible();
  expect(screen.getByText('Orchard Learning')).toBeVisible();
  expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in to answer' })).toHaveAttribute(
    'href',
    '/sign-in?next=%2Finvitations',
  );
  expect(await axeFindings(container)).toEqual([]);
});

test('an invitation for somebody else than who is signed in says so before anything is answered', async () => {
  const page = open(
    `/sign-up/invite#${token}`,
    respond(inspectLink, () => ({ ...invitation, hasAccount: true, isForOther: true })),
  );
  expect(await screen.findByText(/signed in with another address. Sign out/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/sign-out');
  expect(screen.queryByRole('link', { name: /Read the invitation|Sign in/ })).toBeNull();
  page.unmount();
  open(
    `/sign-up/invite#${'d'.repeat(43)}`,
    respond(inspectLink, () => ({ ...invitation, isForOther: true })),
  );
  expect(await screen.findByText(/ends that session in this browser/)).toBeVisible();
});

test.each([true, false])('an invitation is declined by its link (account: %s)', async (known) => {
  const { user, network } = open(
    `/sign-up/invite#${token}`,
    respond(inspectLink, () => ({ ...invitation, hasAccount: known })),
    respond(declineInvite, () => ({ ok: true as const })),
  );
  await user.click(await screen.findByRole('button', { name: 'Decline invitation' }));
  expect(await screen.findByRole('heading', { name: 'Invitation declined' })).toBeVisible();
  expect(network.callsOf(declineInvite)[0]?.body).toEqual({ token });
});

test('a used invitation leads to sign-in', async () => {
  open(
    `/sign-up/invite#${token}`,
    respond(inspectLink, () => fail('TOKEN_USED')),
  );
  expect(await screen.findByText('This link was already used')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/sign-in');
});

test('an address is confirmed by a button, not by opening the link', async () => {
  const { user, network, container } = open(
    `/sign-up/verify#${token}`,
    respond(confirmEmail, () => ({ ok: true as const, isContact: false })),
  );
  const button = await screen.findByRole('button', { name: 'Confirm my address' });
  expect(window.location.hash).toBe('');
  expect(network.calls).toHaveLength(0);
  expect(await axeFindings(container)).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
});

test('a further contact address is confirmed without a link to sign in', async () => {
  const { user } = open(
    `/sign-up/verify?of=contact#${token}`,
    respond(confirmEmail, () => ({ ok: true as const, isContact: true })),
  );
  await user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
  expect(await screen.findByText(/you can be reached at this address/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /sign-in|sign in/i })).not.toBeInTheDocument();
});

test('a used link for a further contact address says whom to ask', async () => {
  const { user } = open(
    `/sign-up/verify?of=contact#${token}`,
    respond(confirmEmail, () => fail('TOKEN_USED')),
  );
  await user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
  expect(await screen.findByText(/Ask the person at the agency/)).toBeVisible();
});

test('an address that belongs to another account meanwhile is not confirmed', async () => {
  const { user } = open(
    `/sign-up/verify#${token}`,
    respond(confirmEmail, () => fail('DUPLICATE')),
  );
  await user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
  expect(await screen.findByText(/Another account uses this address/)).toBeVisible();
});

const start = respond(signUpEndpoints.start, () => ({
  agencyName: 'Northbeam Talent',
  ticket: 'ticket-of-the-form',
}));

test.each(['/sign-up', '/sign-up/somewhere'])(
  '%s says that accounts are by invitation if the agency has set that',
  async (path) => {
    open(
      path,
      respond(signUpEndpoints.start, () => fail('FEATURE_DISABLED')),
    );
    expect(
      await screen.findByRole('heading', { name: 'Accounts are by invitation only' }),
    ).toBeVisible();
    expect(window.location.pathname).toBe('/sign-up');
  },
);

test('a visitor signs up, which records their referrer, and is sent to their inbox', async () => {
  const { user, network, container } = open(
    '/sign-up?ref=friend-code&source=fair',
    start,
    respond(signUpEndpoints.begin, () => ({ received: true as const })),
  );
  expect(await screen.findByRole('heading', { name: 'Sign up at Northbeam Talent' })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.type(screen.getByLabelText(/^First name/), 'Noor');
  await user.type(screen.getByLabelText(/^Last name/), 'Haddad');
  await user.type(screen.getByLabelText(/^E-mail/), 'noor@haddad.test');
  await user.click(screen.getByRole('combobox', { name: /^Country/ }));
  await user.click(await screen.findByRole('option', { name: 'Portugal' }));
  await user.click(screen.getByRole('checkbox', { name: /at least 16/ }));
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('I accept the terms');
  expect(network.callsOf(signUpEndpoints.begin)).toHaveLength(0);

  await user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
  await user.click(screen.getByRole('checkbox', { name: /may keep my details/ }));
  aheadBy(limits.publicForm.least);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText(/An e-mail to noor@haddad.test is on its way/)).toBeVisible();
  expect(network.callsOf(signUpEndpoints.begin)[0]?.body).toMatchObject({
    ticket: 'ticket-of-the-form',
    website: '',
    email: 'noor@haddad.test',
    country: 'PT',
    referralCode: 'friend-code',
    source: 'fair',
    mayStore: true,
    mayShare: false,
  });
});

test('a visitor whose e-mail does not come has it sent again, or corrects the address', async () => {
  let isLimited = false;
  const { user, network } = open(
    '/sign-up?ref=friend-code',
    start,
    respond(signUpEndpoints.begin, () =>
      isLimited ? fail('RATE_LIMITED') : { received: true as const },
    ),
  );
  await user.type(await screen.findByLabelText(/^First name/), 'Noor');
  await user.type(screen.getByLabelText(/^Last name/), 'Haddad');
  await user.type(screen.getByLabelText(/^E-mail/), 'nor@haddad.test');
  await user.click(screen.getByRole('combobox', { name: /^Country/ }));
  await user.click(await screen.findByRole('option', { name: 'Portugal' }));
  for (const agreed of [/at least 16/, /I accept the terms/, /may keep my details/])
    await user.click(screen.getByRole('checkbox', { name: agreed }));
  aheadBy(limits.publicForm.least);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/^Sent again/)).toBeVisible();
  const [first, second] = network.callsOf(signUpEndpoints.begin).map(({ body }) => body);
  expect(second).toEqual(first);

  await user.click(screen.getByRole('button', { name: 'Wrong address? Correct it' }));
  const field = await screen.findByLabelText(/^E-mail/);
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Noor');
  expect(screen.getByRole('checkbox', { name: /may keep my details/ })).toBeChecked();
  await user.clear(field);
  await user.type(field, 'noor@haddad.test');
  aheadBy(limits.publicForm.least);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText(/An e-mail to noor@haddad.test is on its way/)).toBeVisible();
  expect(network.callsOf(signUpEndpoints.begin).at(-1)?.body).toMatchObject({
    firstName: 'Noor',
    email: 'noor@haddad.test',
    referralCode: 'friend-code',
  });

  isLimited = true;
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('a reload after signing up leads to the inbox again, with the same form behind it', async () => {
  let opened = 0;
  const handlers = [
    respond(signUpEndpoints.start, () => ({
      agencyName: 'Northbeam Talent',
      ticket: `ticket-${(opened += 1)}`,
    })),
    respond(signUpEndpoints.begin, () => ({ received: true as const })),
  ];
  const values = {
    website: '',
    firstName: 'Noor',
    lastName: 'Haddad',
    email: 'nor@haddad.test',
    country: 'PT',
    isSixteen: true,
    acceptTerms: true,
    mayStore: true,
    mayShare: false,
  };
  const { user, network } = renderAccount(shellRoutes.signUp, SignUpArea, {
    path: '/sign-up',
    entry: { usr: { signUp: { values, ticket: 'ticket-before' } } },
    handlers,
  });
  expect(await screen.findByText(/An e-mail to nor@haddad.test is on its way/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Wrong address? Correct it' }));
  const field = await screen.findByLabelText(/^E-mail/);
  await user.clear(field);
  await user.type(field, 'noor@haddad.test');
  aheadBy(limits.publicForm.least);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText(/An e-mail to noor@haddad.test is on its way/)).toBeVisible();
  expect(network.callsOf(signUpEndpoints.begin)[0]?.body).toMatchObject({
    ticket: 'ticket-before',
    email: 'noor@haddad.test',
  });
  expect(window.history.state).toMatchObject({
    usr: { signUp: { values: { email: 'noor@haddad.test' }, ticket: 'ticket-before' } },
  });
});

test('clients are directed to the job request form, and are told whom to write to', async () => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'agency-mail', content: 'hello@northbeam.test' });
  document.head.append(meta);
  const { container } = open('/sign-up/client');
  expect(await screen.findByRole('link', { name: 'Request a job' })).toHaveAttribute(
    'href',
    '/job/create',
  );
  expect(screen.getByRole('link', { name: 'hello@northbeam.test' })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  meta.remove();
});

const finished = 'f'.repeat(43);
const signUpLink = respond(signUpEndpoints.inspect, () => ({
  agencyName: 'Northbeam Talent',
  firstName: 'Noor',
  maskedEmail: 'n•••@haddad.test',
  minPasswordLength: 10,
  expiresAt: '2027-01-01T10:00:00.000Z',
}));

test('the mailed link of a sign-up sets a password and signs in', async () => {
  const { user, network, platform } = open(
    `/sign-up/finish#${finished}`,
    signUpLink,
    respond(signUpEndpoints.finish, () => signedIn({ state: 'setup' })),
  );
  expect(await screen.findByRole('heading', { name: 'Welcome, Noor' })).toBeVisible();
  await user.type(screen.getByLabelText(/^New password/), 'a long way');
  await user.click(screen.getByRole('button', { name: 'Set up my account' }));
  await waitFor(() => expect(platform.visited).toContain('/'));
  expect(network.callsOf(signUpEndpoints.finish)[0]?.body).toEqual({
    token: finished,
    password: 'a long way',
  });
});

test('an expired link leads to a new sign-up; a known address is reported', async () => {
  const page = open(
    `/sign-up/finish#${token}`,
    respond(signUpEndpoints.inspect, () => fail('TOKEN_EXPIRED')),
  );
  expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/sign-up',
  );
  page.unmount();
  const { user } = open(
    `/sign-up/finish#${'g'.repeat(43)}`,
    signUpLink,
    respond(signUpEndpoints.finish, () => fail('DUPLICATE')),
  );
  await user.type(await screen.findByLabelText(/^New password/), 'a long way');
  await user.click(screen.getByRole('button', { name: 'Set up my account' }));
  expect(await screen.findByText(/There is an account or a record/)).toBeVisible();
});
