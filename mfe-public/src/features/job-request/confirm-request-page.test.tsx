import { intakeEndpoints, linkEndpoints, type AskedJob } from '@muster/contracts';
import { axeFindings, fail, renderRemote, respond, screen } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { routes } from '../../routes.tsx';

const link = {
  handle: 'handle-of-the-test',
  purpose: 'job_request' as const,
  maskedEmail: 'i•••@northwind.example',
  agencyName: 'Northbeam Talent',
  expiresAt: '2030-12-04T10:37:00.000Z',
  route: null,
};
const request: AskedJob = {
  title: 'Platform engineer',
  company: 'Northwind Freight',
  seats: 2,
  agencyName: 'Northbeam Talent',
  confirmed: false,
};

const show = (reply: Parameters<typeof respond<typeof intakeEndpoints.confirmRequest>>[1]) =>
  renderRemote(routes, {
    api,
    session: null,
    path: '/t/handle-of-the-test',
    handlers: [
      respond(linkEndpoints.read, () => link),
      respond(intakeEndpoints.readRequest, () => request),
      respond(intakeEndpoints.confirmRequest, reply),
    ],
  });

test('a request is read and confirmed by the owner of its mail address', async () => {
  const { container, user, network } = show(() => ({ ...request, confirmed: true }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Confirm your request' }),
  ).toBeVisible();
  expect(screen.getByText(/Platform engineer, for Northwind Freight · 2 people/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  expect(network.callsOf(intakeEndpoints.confirmRequest)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Confirm the request' }));
  expect(await screen.findByText('Thank you, we have your request')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm the request' })).not.toBeInTheDocument();
});

test('a failed confirmation says why and can be repeated', async () => {
  const { user } = show(() => fail('INTERNAL'));
  await user.click(await screen.findByRole('button', { name: 'Confirm the request' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm the request' })).toBeEnabled();
});
