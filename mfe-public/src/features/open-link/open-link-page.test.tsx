import { linkEndpoints, unsubscribeEndpoints } from '@muster/contracts';
import {
  axeFindings,
  fail,
  makeSession,
  renderRemote,
  respond,
  screen,
  waitFor,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { routes } from '../../routes.tsx';

const { open, read } = linkEndpoints;
const token = 'BvBVRVzs7UeWjWy8VsMd0zy2MegGiGQK7WpvhMoFDbQ';
const opened = {
  handle: 'handle-of-the-test',
  purpose: 'unsubscribe' as const,
  maskedEmail: 'h•••@example.com',
  agencyName: 'Northbeam Talent',
  expiresAt: '2030-12-04T10:37:00.000Z',
  route: null,
};

const show = (
  reply: Parameters<typeof respond<typeof open>>[1],
  {
    path = `/t/#${token}`,
    session = null,
  }: { path?: string; session?: ReturnType<typeof makeSession> | null } = {},
) =>
  renderRemote(routes, {
    api,
    path,
    session,
    handlers: [
      respond(open, reply),
      respond(read, () => opened),
      respond(unsubscribeEndpoints.read, () => ({
        maskedEmail: opened.maskedEmail,
        agencyName: opened.agencyName,
        unsubscribed: false,
      })),
    ],
  });

test('the secret leaves the address before it is sent, and the page continues without it', async () => {
  const addresses: string[] = [];
  const { network } = show(({ body }) => {
    addresses.push(window.location.href);
    expect(body).toEqual({ token });
    return opened;
  });
  expect(await screen.findByText(/will get no more/)).toBeVisible();
  expect(addresses).toEqual([expect.not.stringContaining(token)]);
  expect(window.location.pathname).toBe('/t/handle-of-the-test');
  expect(window.location.href).not.toContain(token);
  expect(network.callsOf(open)).toHaveLength(1);
});

test('a link whose purpose has a screen leads there', async () => {
  const { platform } = show(() => ({ ...opened, route: '/feedback/handle-of-the-test' }));
  await waitFor(() => expect(platform.visited).toContain('/feedback/handle-of-the-test'));
});

test('another link opened in the same tab is handled in its turn', async () => {
  const { network } = show(() => fail('TOKEN_USED'));
  expect(await screen.findByText('This link was already used')).toBeVisible();
  network.use(respond(open, () => opened));
  window.location.hash = `#another-${token}`;
  expect(await screen.findByText(/will get no more/)).toBeVisible();
});

const day = '2026-11-06T10:37:00.000Z';
test.each([
  ['TOKEN_INVALID', {}, 'This link does not work', /newest e-mail/],
  ['TOKEN_EXPIRED', { expiresAt: day }, 'This link ended on 6 Nov 2026', /ask for a new one/],
  ['TOKEN_REVOKED', { expiresAt: day }, 'This link was closed', /newer e-mail/],
  ['TOKEN_USED', { expiresAt: day }, 'This link was already used', /nothing left to do/],
] as const)(
  'a link refused with %s shows a page that says what to do next',
  async (code, context, title, text) => {
    const { container } = show(() => fail(code, { context }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(window.location.href).not.toContain(token);
    expect(await axeFindings(container)).toEqual([]);
  },
);

test('a link for another person says whose it is, who is signed in and how to sign out', async () => {
  const { container } = show(
    () => fail('TOKEN_WRONG_PERSON', { context: { maskedEmail: 'h•••@example.com' } }),
    { session: makeSession('candidate') },
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This link is for h•••@example.com' }),
  ).toBeVisible();
  expect(screen.getByText(/signed in as robin.reyes@muster.test/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/sign-out');
  expect(await axeFindings(container)).toEqual([]);
});

test('after too many tries the page says how long to wait, and the same link can be tried again', async () => {
  let tooMany = true;
  const { user } = show(() =>
    tooMany ? fail('RATE_LIMITED', { context: { seconds: 100 } }) : opened,
  );
  expect(await screen.findByText('Wait 2 minutes, then try again.')).toBeVisible();
  tooMany = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/will get no more/)).toBeVisible();
});

test('a failure of the server does not spend the link', async () => {
  let broken = true;
  const { user } = show(() => (broken ? fail('INTERNAL') : opened));
  expect(await screen.findByText('The link could not be opened')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/will get no more/)).toBeVisible();
});

test('an address without a link or with a truncated one sends no request', async () => {
  const { network, unmount } = show(() => opened, { path: '/t/' });
  expect(await screen.findByText('Open the link in your e-mail')).toBeVisible();
  expect(network.calls).toHaveLength(0);
  unmount();
  const cut = show(() => opened, { path: '/t/#BvBVRV' });
  expect(await screen.findByText('This link does not work')).toBeVisible();
  expect(cut.network.calls).toHaveLength(0);
});
