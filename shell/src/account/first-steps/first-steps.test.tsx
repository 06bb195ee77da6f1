import {
  meEndpoints,
  onboardingEndpoints,
  permissionsOf,
  shellRoutes,
  twoFactorEndpoints,
  type Onboarding,
} from '@muster/contracts';
import { axeFindings, fixtureFor, respond, screen, waitFor, within } from '@muster/kit/testing';
import { actingAsLi, signedIn } from '../account.fixtures.ts';
import { renderAccount } from '../render-account.fixtures.tsx';
import { OnboardingPage } from './onboarding-page.tsx';
import { WelcomePage } from './welcome-page.tsx';

const { finish, read, settle } = onboardingEndpoints;
const me = {
  ...fixtureFor(meEndpoints.read.response),
  firstName: 'Joana',
  lastName: 'Winter',
  locale: 'en',
  version: 1,
};
const begun: Onboarding = {
  stage: 'steps',
  steps: [
    { key: 'profile', state: 'open', skippable: true },
    { key: 'display', state: 'open', skippable: true },
    { key: 'two_step', state: 'open', skippable: false },
  ],
  contact: { id: '64b0000000000000000000e1', name: 'Ingrid Solberg', role: 'owner' },
};

/** Stores completed steps as the server does. */
function service(first: Onboarding = begun) {
  let now = first;
  return [
    respond(read, () => now),
    respond(settle, ({ params, body }) => {
      const steps = now.steps.map((step) =>
        step.key === params.step ? { ...step, state: body.state } : step,
      );
      const stage = steps.some(({ state }) => state === 'open') ? 'steps' : 'welcome';
      return (now = { ...now, steps, stage });
    }),
    respond(twoFactorEndpoints.read, () => ({
      enabled: false,
      mandatory: true,
      recoveryCodesLeft: 0,
    })),
    respond(finish, () => (now = { ...now, stage: 'done' })),
    respond(meEndpoints.read, () => me),
    respond(meEndpoints.update, ({ body }) => ({ ...me, ...body.changes, version: 2 })),
  ];
}

const onboarding = (path = '/onboarding', first?: Onboarding) =>
  renderAccount(shellRoutes.onboarding, OnboardingPage, {
    path,
    session: signedIn({ onboarding: 'steps' }),
    handlers: service(first),
  });

test('one step is completed and the next skipped; the address shows the current step', async () => {
  const { user, network, platform, container } = onboarding();
  expect(await screen.findByRole('heading', { name: 'Is this you?' })).toBeVisible();
  expect(screen.getByText('Step 1 of 3: Your name')).toBeVisible();
  for (const name of ['Your name', 'Appearance', 'Two-step']) {
    const mark = screen.getByRole('button', { name: `${name}, To do` });
    expect(within(mark).getByText(name)).toBeVisible();
  }
  await screen.findByRole('textbox', { name: /Preferred name/ });
  expect(await axeFindings(container)).toEqual([]);

  await user.type(screen.getByRole('textbox', { name: /Preferred name/ }), 'Jo');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(
    await screen.findByRole('heading', { name: 'Choose your display settings' }),
  ).toBeVisible();
  expect(network.callsOf(meEndpoints.update)[0]?.body).toMatchObject({
    changes: { preferredName: 'Jo' },
  });
  expect(window.location.search).toBe('?step=display');

  await user.click(screen.getByRole('button', { name: 'Skip this' }));
  expect(await screen.findByRole('heading', { name: 'Protect your account' })).toBeVisible();
  expect(network.callsOf(settle).map(({ params, body }) => [params, body])).toEqual([
    [{ step: 'profile' }, { state: 'done' }],
    [{ step: 'display' }, { state: 'skipped' }],
  ]);
  // A step required by the installation cannot be skipped.
  expect(screen.queryByRole('button', { name: 'Skip this' })).not.toBeInTheDocument();
  expect(platform.events).toContainEqual({
    event: 'session.changed',
    payload: { reason: 'refreshed' },
  });
});

test('a step on another screen links to it, and is completed when the user confirms it', async () => {
  const { user, network, container } = onboarding('/onboarding?step=cv', {
    ...begun,
    steps: [
      { key: 'cv', state: 'open', skippable: true },
      { key: 'consent', state: 'open', skippable: true },
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Do you have a CV?' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Upload your CV/ })).toHaveAttribute(
    'href',
    '/my/attachment-upload',
  );
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Done, continue' }));
  expect(
    await screen.findByRole('heading', { name: 'What may we do with your profile?' }),
  ).toBeVisible();
  expect(network.callsOf(settle)[0]).toMatchObject({
    params: { step: 'cv' },
    body: { state: 'done' },
  });
});

test('a step that is already correct is completed without a write', async () => {
  const { user, network } = onboarding();
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  await screen.findByRole('heading', { name: 'Choose your display settings' });
  expect(network.callsOf(meEndpoints.update)).toHaveLength(0);
});

test('a reload shows the step of the address, and every step can be reopened', async () => {
  const { user } = onboarding('/onboarding?step=display');
  await screen.findByRole('heading', { name: 'Choose your display settings' });
  await user.click(screen.getByRole('button', { name: /Your name.*To do/ }));
  expect(await screen.findByRole('heading', { name: 'Is this you?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue later' })).toHaveAttribute('href', '/');
});

test('the last step leads to the welcome', async () => {
  const last: Onboarding = {
    ...begun,
    steps: [{ key: 'profile', state: 'open', skippable: true }],
  };
  const { user, platform } = onboarding('/onboarding', last);
  await user.click(await screen.findByRole('button', { name: 'Skip this' }));
  await waitFor(() => expect(platform.visited).toContain('/welcome'));
});

test('first steps cannot be opened during impersonation', async () => {
  renderAccount(shellRoutes.onboarding, OnboardingPage, {
    path: '/onboarding',
    session: actingAsLi(),
    handlers: service(),
  });
  expect(await screen.findByText('Another page')).toBeVisible();
});

const welcome = (session = signedIn(), stage: Onboarding['stage'] = 'welcome') =>
  renderAccount(shellRoutes.welcome, WelcomePage, {
    path: '/welcome',
    session,
    handlers: service({ ...begun, stage }),
  });

test('the welcome page explains three things, offers three starting points and names a contact', async () => {
  const { user, network, platform, container } = welcome();
  expect(await screen.findByRole('heading', { name: 'You are all set, Joana' })).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/candidates/new', '/candidates', '/jobs']);
  expect(screen.getByText('Ingrid Solberg')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Let’s go' }));
  await waitFor(() => expect(platform.visited).toContain('/'));
  expect(network.callsOf(finish)).toHaveLength(1);
});

test('the starting points are those that the role may open', async () => {
  const viewer = signedIn();
  const active = viewer.active && {
    ...viewer.active,
    role: 'client_viewer' as const,
    audience: 'client' as const,
    permissions: permissionsOf('client_viewer'),
    switchedOff: [],
  };
  welcome({ ...viewer, active });
  await screen.findByRole('heading', { name: 'Start here' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/client-dashboard',
  ]);
});

test('the page opened from the menu is not a greeting, and completes nothing', async () => {
  const { user, network } = welcome(signedIn(), 'done');
  expect(await screen.findByRole('heading', { name: 'Getting started' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Let’s go' }));
  expect(network.callsOf(finish)).toHaveLength(0);
});
