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

test('a user refers a person with their consent, and sees them in the list', async () => {
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
  // Nobody is referred without their knowledge.
  expect(await screen.findByRole('alert')).toHaveTextContent(/They know about this/);
  await user.click(screen.getByRole('checkbox', { name: /They know about this/ }));
  await user.click(screen.getByRole('button', { name: 'Send referral' }));
  expect(await screen.findByText(/Nadia Petrova gets an e-mail/)).toBeVisible();
  expect(network.callsOf(create)[0]?.body).toMatchObject({ consent: true, jobId: null });
  expect(within(await screen.findByRole('list')).getByText('Nadia Petrova')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('a user’s referral of themselves is refused in plain words', async () => {
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

test('while no program is active nobody can be referred, and the list stays', async () => {
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

const forCompanies = {
  name: 'Bring a company',
  reward: { sum: '900.00', currency: 'EUR' as const },
  afterDays: 30,
  terms: '',
  activeTo: null,
};
const choose = async (user: ReturnType<typeof renderRemote>['user'], option: RegExp) => {
  await user.click(await screen.findByRole('combobox', { name: /What you refer/ }));
  await user.click(await screen.findByRole('option', { name: option }));
};

test('a client user refers a company with a contact person, and follows its progress', async () => {
  const { container, user, network } = renderRemote(routes, {
    api,
    session: 'client_manager',
    path,
    handlers: [
      respond(own, () => ({
        ...before,
        clientProgram: forCompanies,
        referrals: [
          {
            id: '64b7f0c2a1d4e5f607182904',
            kind: 'client' as const,
            name: 'Rosa Lind',
            companyName: 'Dockside Cranes',
            jobTitle: null,
            paidOn: null,
            progress: 'hired' as const,
            reward: null,
            at: '2026-08-01T10:00:00.000Z',
          },
        ],
      })),
      respond(create, ({ body }) => ({
        id: '64b7f0c2a1d4e5f607182905',
        kind: 'client' as const,
        name: body.name,
        companyName: body.companyName ?? null,
        jobTitle: null,
        reward: null,
        progress: 'received' as const,
        paidOn: null,
        at: '2026-11-20T10:00:00.000Z',
      })),
    ],
  });
  expect(await screen.findByText(/you get €900 when the first person .* 30 days/)).toBeVisible();
  const list = within(screen.getByRole('list'));
  expect(list.getByText('Dockside Cranes')).toBeVisible();
  expect(list.getByText(/Company, Rosa Lind/)).toBeVisible();
  expect(list.getByText('First person at work')).toBeVisible();
  await choose(user, /A company/);
  expect(screen.queryByRole('combobox', { name: /For a role/ })).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /Whom we may write to/ }), 'Ana Reis');
  await user.type(screen.getByRole('textbox', { name: /Their e-mail/ }), 'ana@quay.test');
  await user.click(screen.getByRole('checkbox', { name: /They know about this/ }));
  await user.click(screen.getByRole('button', { name: 'Send referral' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Name of the company/);
  expect(await axeFindings(container)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /Name of the company/ }), 'Quay Ltd');
  await user.click(screen.getByRole('button', { name: 'Send referral' }));
  expect(await screen.findByText(/Ana Reis gets an e-mail with a link to tell us/)).toBeVisible();
  expect(network.callsOf(create)[0]?.body).toMatchObject({
    kind: 'client',
    companyName: 'Quay Ltd',
    jobId: null,
  });
});

test('input typed for a company is not sent with a referred person', async () => {
  const { user, network } = renderRemote(routes, {
    api,
    session: 'candidate',
    path,
    handlers: [
      respond(own, () => ({ ...before, clientProgram: forCompanies })),
      respond(create, () => fail('REFERRAL_KNOWN')),
    ],
  });
  await choose(user, /A company/);
  await user.type(screen.getByRole('textbox', { name: /Name of the company/ }), 'Quay Ltd');
  await choose(user, /A person/);
  await user.type(screen.getByRole('textbox', { name: /Their name/ }), 'Ana Reis');
  await user.type(screen.getByRole('textbox', { name: /Their e-mail/ }), 'ana@quay.test');
  await user.click(screen.getByRole('checkbox', { name: /They know about this/ }));
  await user.click(screen.getByRole('button', { name: 'Send referral' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(network.callsOf(create)[0]?.body).toMatchObject({ kind: 'candidate', companyName: null });
});

test('only companies can be referred while the program for people is paused', async () => {
  renderRemote(routes, {
    api,
    session: 'client_admin',
    path,
    handlers: [respond(own, () => ({ ...before, program: null, clientProgram: forCompanies }))],
  });
  expect(await screen.findByText('Refer a company')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /What you refer/ })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Name of the company/ })).toBeVisible();
  expect(screen.queryByText('Your personal link')).not.toBeInTheDocument();
});
