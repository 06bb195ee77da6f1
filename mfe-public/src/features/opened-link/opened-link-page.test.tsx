import { linkEndpoints, mailedPurposes, unsubscribeEndpoints } from '@muster/contracts';
import { fail, renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { en } from '../../messages/en.ts';
import { routes } from '../../routes.tsx';

const { read } = linkEndpoints;
const link = {
  handle: 'handle-of-the-test',
  purpose: 'unsubscribe' as const,
  maskedEmail: 'h•••@example.com',
  agencyName: 'Northbeam Talent',
  expiresAt: '2030-12-04T10:37:00.000Z',
  route: null,
};
const show = (reply: Parameters<typeof respond<typeof read>>[1]) =>
  renderRemote(routes, {
    api,
    session: null,
    path: '/t/handle-of-the-test',
    handlers: [
      respond(read, reply),
      respond(unsubscribeEndpoints.read, () => ({
        maskedEmail: link.maskedEmail,
        agencyName: link.agencyName,
        unsubscribed: false,
      })),
    ],
  });

test('shows the page of the link’s purpose, under its name', async () => {
  show(() => link);
  expect(await screen.findByText(/h•••@example\.com will get no more/)).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Stop these e-mails · Muster'));
});

test.each(mailedPurposes)('the purpose %s has its own words', (purpose) => {
  expect(en.purpose[purpose]).toMatch(/^[A-Z].* /);
});

test('a purpose with an address of its own leads there', async () => {
  const { platform } = show(() => ({
    ...link,
    purpose: 'client_feedback',
    route: '/feedback/handle-of-the-test',
  }));
  await waitFor(() => expect(platform.visited).toContain('/feedback/handle-of-the-test'));
});

test('an address that leads nowhere asks for the newest link', async () => {
  show(() => fail('TOKEN_INVALID'));
  expect(await screen.findByText('This link does not work')).toBeVisible();
  expect(screen.getByText(/newest e-mail/)).toBeVisible();
});

test('a browser that has not opened the link for half a day asks to open it again', async () => {
  show(() => fail('TOKEN_INVALID', { context: { hours: 12 } }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Open the link in your e-mail again' }),
  ).toBeVisible();
  expect(
    screen.getByText(/not used for 12 hours\. If you typed something here, it is kept/),
  ).toBeVisible();
});

test('a link that ends while the page is open is reported as closed', async () => {
  let ended = false;
  const { platform } = show(() => (ended ? fail('TOKEN_REVOKED') : link));
  expect(await screen.findByText(/will get no more/)).toBeVisible();
  ended = true;
  platform.bus.emit('entity.changed', { entity: 'Link' });
  expect(await screen.findByText('This link was closed')).toBeVisible();
});

test('a failure can be tried again', async () => {
  let broken = true;
  const { user } = show(() => (broken ? fail('INTERNAL') : link));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await user.click(retry);
  expect(await screen.findByText(/will get no more/)).toBeVisible();
});
