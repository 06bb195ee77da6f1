import { linkEndpoints, unsubscribeEndpoints } from '@muster/contracts';
import { axeFindings, renderRemote, respond, screen } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { routes } from '../../routes.tsx';

const link = {
  handle: 'handle-of-the-test',
  purpose: 'unsubscribe' as const,
  maskedEmail: 'h•••@example.com',
  agencyName: 'Northbeam Talent',
  expiresAt: '2030-12-04T10:37:00.000Z',
  route: null,
};
const question = { maskedEmail: 'h•••@example.com', agencyName: 'Northbeam Talent' };

test('opening the page changes nothing; the button stops the mails', async () => {
  let unsubscribed = false;
  const { container, user, network } = renderRemote(routes, {
    api,
    session: null,
    path: '/t/handle-of-the-test',
    handlers: [
      respond(linkEndpoints.read, () => link),
      respond(unsubscribeEndpoints.read, () => ({ ...question, unsubscribed })),
      respond(unsubscribeEndpoints.confirm, () => {
        unsubscribed = true;
        return { ...question, unsubscribed };
      }),
    ],
  });
  expect(await screen.findByText(/h•••@example\.com will get no more/)).toBeVisible();
  expect(network.callsOf(unsubscribeEndpoints.confirm)).toHaveLength(0);
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('You are unsubscribed')).toBeVisible();
});
