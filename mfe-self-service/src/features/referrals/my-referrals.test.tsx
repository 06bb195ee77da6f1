import { referralEndpoints, type OwnReferrals } from '@muster/contracts';
import { axeFindings, fail, renderRemote, respond, screen, within } from '@muster/kit/testing';
import { api } from '../../own-api.ts';
import { routes } from '../../routes.tsx';

const { own, create } = referralEndpoints;
const before: OwnReferrals = {
  agencyName: 'Northbeam',
  program: {
    name: 'Bring a friend',
    reward: { sum: '500.00', currency: 'USD' },
    afterDays: 90,
    terms: '<p>For each person whom we did not know.</p>',
    activeTo: '2027-06-30',
  },
  code: 'personal',
  jobs: [{ id: '64b7f0c2a1d4e5f607182901', title: 'Go engineer' }],
  referrals: [
    {
      id: '64b7f0c2a1d4e5f607182902',
      name: 'Adaeze Obi',
      jobTitle: null,
      paidOn: null,
      progress: 'reward_due',
      reward: { sum: '500.00', currency: 'USD' },
      at: '2026-08-01T10:00:00.000Z',
    },
  ],
};
const path = '/my/referrals';

test('a person is referred with their consent, and stands in the list', async () => {
  let referrals = before.referrals;
  const { container, user, network } = renderRemote(routes, {
    api,
    session: 'candidate',
    path,
    handlers: [
      respond(own, () => ({ ...before, referrals })),
      respond(create, ({ body }) => {
        const made = {
          id: '64b7f0c2a1d4e5f607182903',
          name: body.name,
          jobTitle: null,
          reward: null,
          progress: 'received' as const,
          paidOn: null,
          at: '2026-11-20T10:00:00.000Z',
        };
        referrals = [made, ...referrals];
        return made;
      }),
    ],
  });
  expect(await screen.findByText(/You get \$500 when they have worked .* 90 days/)).toBeVisible();
  expect(screen.getByText('For each person whom we did not know.')).toBeVisible();
  expect(screen.getByText(/\/application-process\?ref=personal$/)).toBeVisible();
  expect(screen.getByText('Reward: $500')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Their name/ }), 'Nadia Petrova');
  await user.type(screen.getByRole('textbox', { name: /Their e-mail/ }), 'nadia@people.test');
  await user.click(screen.getByRole('button', { name: 'Send referral' }));
  // No person is referred without knowing of it.
  expect(await screen.findByRole('alert')).toHaveTextContent(/They know about this/);
  await user.click(screen.getByRole('checkbox', { name: /They know about this/ }));
  await user.click(screen.getByRole('button', { name: 'Send referral' }));
  expect(await screen.findByText(/Nadia Petrova gets an e-mail/)).toBeVisible();
  expect(network.callsOf(create)[0]?.body).toMatchObject({ consent: true, jobId: null });
  expect(within(await screen.findByRole('list')).getByText('Nadia Petrova')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('oneself is refused in plain words', async () => {
  const { user } = renderRemote(routes, {
    api,
    session: 'candidate',
    path,
    handlers: [
      respond(own, () => ({ ...before, referrals: [] })),
      respond(create, () => fail('REFERRAL_SELF')),
    ],
  });
  expect(await screen.findByText('Nobody yet')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Their name/ }), 'Me');
  await user.type(screen.getByRole('textbox', { name: /Their e-mail/ }), 'me@people.test');
  await user.click(screen.getByRole('checkbox', { name: /They know about this/ }));
  await user.click(screen.getByRole('button', { name: 'Send referral' }));
  expect(await screen.findByText(/You cannot refer yourself/)).toBeVisible();
});

test('while no program is in force nobody is referred, and the list stays', async () => {
  renderRemote(routes, {
    api,
    session: 'candidate',
    path,
    handlers: [respond(own, () => ({ ...before, program: null }))],
  });
  expect(await screen.findByText(/The referral program is paused/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send referral' })).not.toBeInTheDocument();
  expect(screen.getByText('Reward: $500')).toBeVisible();
});
