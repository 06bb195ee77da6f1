import { linkEndpoints, tokenPurposes } from '@muster/contracts';
import { axeFindings, fail, renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { en } from '../../messages/en.ts';
import { routes } from '../../routes.tsx';

const { read } = linkEndpoints;
const link = {
  handle: 'handle-of-the-test',
  purpose: 'client_feedback' as const,
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
    handlers: [respond(read, reply)],
  });

test('says for whom the link is, that the step is not ready, and until when the link is valid', async () => {
  const { container } = show(() => link);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Give your feedback' }),
  ).toBeVisible();
  expect(screen.getByText('This link was made for h•••@example.com.')).toBeVisible();
  expect(screen.getByText('This step is not ready yet')).toBeVisible();
  expect(screen.getByText(/4 Dec 2030/)).toBeVisible();
  expect(screen.getByText(/reply to the e-mail/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Give your feedback · Muster'));
  expect(await axeFindings(container)).toEqual([]);
});

test.each(tokenPurposes)('the purpose %s has its own words', (purpose) => {
  expect(en.purpose[purpose]).toMatch(/^[A-Z].* /);
});

test('an existing screen takes over', async () => {
  const { platform } = show(() => ({ ...link, route: '/feedback/handle-of-the-test' }));
  await waitFor(() => expect(platform.visited).toContain('/feedback/handle-of-the-test'));
});

test('opened on another device, the page asks for the link in the mail', async () => {
  show(() => fail('TOKEN_INVALID'));
  expect(await screen.findByText('This link does not work')).toBeVisible();
  expect(screen.getByText(/on another device/)).toBeVisible();
});

test('a link that ends while the page is open is reported as closed', async () => {
  let ended = false;
  const { platform } = show(() => (ended ? fail('TOKEN_REVOKED') : link));
  expect(await screen.findByText('Give your feedback')).toBeVisible();
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
  expect(await screen.findByText('Give your feedback')).toBeVisible();
});
