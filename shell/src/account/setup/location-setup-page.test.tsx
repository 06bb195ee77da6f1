import { authEndpoints, meEndpoints, shellRoutes } from '@muster/contracts';
import { axeFindings, fixtureFor, respond, screen, waitFor } from '@muster/kit/testing';
import { signedIn } from '../account.fixtures.ts';
import { renderAccount } from '../render-account.fixtures.tsx';
import { LocationSetupPage } from './location-setup-page.tsx';

const present = signedIn();
const newcomer = signedIn({
  state: 'setup',
  user: { ...present.user, status: 'pending_setup', country: null, timeZone: null },
});
const open = (id: string) =>
  renderAccount(shellRoutes.locationSetup, LocationSetupPage, {
    path: `/location-timezone-setup/${id}?next=%2Fteam`,
    session: newcomer,
    handlers: [
      respond(meEndpoints.setLocation, () => fixtureFor(meEndpoints.read.response)),
      respond(authEndpoints.session, () => present),
    ],
  });

test('the browser’s time zone is offered and applied only on request; then the user continues', async () => {
  const { user, network, container } = open(newcomer.user.id);
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('link', { name: /Time zone: Fill this in/ })).toBeVisible();

  await user.click(screen.getByRole('combobox', { name: /Country/ }));
  await user.click(await screen.findByRole('option', { name: 'Portugal' }));
  await user.click(screen.getByRole('button', { name: 'Use it' }));
  expect(screen.queryByText(/Your browser says/)).not.toBeInTheDocument();
  expect(screen.getByText(/^It is \d\d:\d\d in /)).toBeVisible();
  await user.click(screen.getByText('2:05 pm'));
  expect(screen.getByText(/^It is \d+:\d\d [ap]m in /i)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(window.location.pathname).toBe('/team'));
  expect(network.callsOf(meEndpoints.setLocation)[0]?.body).toEqual({
    country: 'PT',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    timeFormat: 'h12',
    weekStarts: 'mon',
  });
});

test('another user’s page does not exist', () => {
  open('64b0000000000000000000ff');
  expect(screen.getByText('There is nothing here')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
