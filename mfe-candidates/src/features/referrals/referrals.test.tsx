import {
  referralEndpoints,
  referralProgramEndpoints,
  rewardBatchEndpoints,
  type Referral,
  type RewardBatch,
} from '@muster/contracts';
import { axeFindings, renderRemote, respond, screen, waitFor, within } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { payrollCsv } from './payroll-csv.ts';
import { ReferralsPage } from './referrals-page.tsx';

const { list, contact } = referralEndpoints;
const { list: batches, create, pay, cancel } = rewardBatchEndpoints;
const referral = (changes: Partial<Referral>): Referral => ({
  id: '64b7f0c2a1d4e5f607182901',
  name: 'Adaeze Obi',
  email: 'adaeze@people.test',
  relationship: 'colleague',
  linkedinUrl: null,
  message: 'Best tester.',
  isByStaff: false,
  referrer: { id: '64b7f0c2a1d4e5f607182999', name: 'Noah Silva' },
  status: 'submitted',
  job: null,
  candidate: null,
  isLater: false,
  reward: { sum: '500.00', currency: 'USD' },
  dueOn: null,
  paidOn: null,
  reference: null,
  note: null,
  batch: null,
  version: 1,
  expiresAt: '2027-11-01T10:00:00.000Z',
  createdAt: '2026-11-01T10:00:00.000Z',
  allowedActions: ['contact', 'match', 'decline'],
  ...changes,
});
const due = referral({
  id: '64b7f0c2a1d4e5f607182902',
  name: 'Marek Nowak',
  status: 'reward_eligible',
  dueOn: '2026-11-20',
  allowedActions: ['pay'],
  version: 4,
});

const batch = (changes: Partial<RewardBatch> = {}): RewardBatch => ({
  id: '64b7f0c2a1d4e5f607182910',
  number: 'RB-0001',
  status: 'open',
  version: 1,
  lines: [
    {
      referralId: due.id,
      person: 'Marek Nowak',
      dueOn: '2026-11-20',
      referrer: { id: '64b7f0c2a1d4e5f607182999', name: 'Noah Silva' },
      referrerEmail: 'noah@people.test',
      reward: { sum: '500.00', currency: 'USD' },
    },
    {
      referralId: '64b7f0c2a1d4e5f607182903',
      person: 'Adaeze Obi',
      dueOn: '2026-11-21',
      referrer: null,
      referrerEmail: null,
      reward: { sum: '300.00', currency: 'EUR' },
    },
  ],
  totals: [
    { sum: '500.00', currency: 'USD' },
    { sum: '300.00', currency: 'EUR' },
  ],
  reference: null,
  paidOn: null,
  createdAt: '2026-11-25T10:00:00.000Z',
  createdBy: { id: '64b7f0c2a1d4e5f607182998', name: 'Fiona Payne' },
  allowedActions: ['pay', 'cancel'],
  ...changes,
});
const programs = respond(referralProgramEndpoints.list, () => ({ data: [] }));

test('referrals are processed, and due rewards become a batch', async () => {
  let rows = [referral({}), due];
  const { container, user, network } = renderRemote(<ReferralsPage />, {
    api,
    path: '/referrals',
    session: 'finance_hr',
    handlers: [
      programs,
      respond(batches, () => ({ data: [batch()] })),
      respond(list, () => ({ data: rows, counts: { submitted: 1, reward_eligible: 1 } })),
      respond(contact, () => {
        const after = referral({ status: 'contacted', version: 2, allowedActions: [] });
        rows = [after, due];
        return after;
      }),
      respond(create, () => batch()),
    ],
  });
  expect(await screen.findByText('Adaeze Obi')).toBeVisible();
  expect(await screen.findByText(/No program is in force/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Mark as contacted' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('The person who referred them sees “In touch”.');
  await user.click(within(dialog).getByRole('button', { name: 'Mark as contacted' }));
  expect(await screen.findByText('In touch')).toBeVisible();

  expect(screen.getByRole('button', { name: 'Batch 0 rewards for payment' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Choose Marek Nowak' }));
  await user.click(screen.getByRole('button', { name: 'Batch 1 reward for payment' }));
  const batching = await screen.findByRole('dialog');
  expect(batching).toHaveTextContent('Together $500.');
  await user.click(within(batching).getByRole('button', { name: 'Create batch' }));
  // The created batch is shown.
  expect(await screen.findByRole('heading', { name: /RB-0001/ })).toBeVisible();
  expect(network.callsOf(create)[0]?.body).toEqual({ referrals: [{ id: due.id, version: 4 }] });
});

test('a batch shows its total, and is marked as paid or cancelled', async () => {
  const { container, user, network } = renderRemote(<ReferralsPage />, {
    api,
    path: '/referrals?view=batches',
    session: 'finance_hr',
    handlers: [
      programs,
      respond(batches, () => ({ data: [batch()] })),
      respond(pay, () => batch({ status: 'paid' })),
      respond(cancel, () => batch({ status: 'cancelled' })),
    ],
  });
  expect(await screen.findByText('$500 + €300')).toBeVisible();
  const lines = within(screen.getByRole('list', { name: 'Rewards of RB-0001' }));
  expect(lines.getAllByRole('listitem')[0]).toHaveTextContent(
    'Noah Silvanoah@people.test · for Marek Nowak$500',
  );
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Mark as paid' }));
  const paying = within(await screen.findByRole('dialog'));
  await user.type(paying.getByRole('textbox', { name: /Payment reference/ }), 'PAY-2026-11');
  await user.click(paying.getByRole('button', { name: 'Mark as paid' }));
  await waitFor(() =>
    expect(network.callsOf(pay)[0]?.body).toEqual({ reference: 'PAY-2026-11', version: 1 }),
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel batch' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Cancel batch RB-0001' }));
  await user.click(asked.getByRole('button', { name: 'Cancel batch' }));
  await waitFor(() => expect(network.callsOf(cancel)[0]?.body).toEqual({ version: 1 }));
});

test('a user who does not pay rewards sees no batches', async () => {
  renderRemote(<ReferralsPage />, {
    api,
    path: '/referrals?view=batches',
    session: 'recruiter',
    handlers: [programs, respond(list, () => ({ data: [referral({})], counts: { submitted: 1 } }))],
  });
  expect(await screen.findByText('Adaeze Obi')).toBeVisible();
  expect(screen.queryByText('Pay batches')).not.toBeInTheDocument();
});

test('the payroll file cannot run a formula', () => {
  const [line] = batch().lines;
  const csv = payrollCsv(
    batch({
      lines: line
        ? [{ ...line, person: '=cmd()', referrer: { id: '1', name: 'Silva, Noah' } }]
        : [],
    }),
  );
  expect(csv.split('\r\n')[1]).toBe(
    `RB-0001,"Silva, Noah",noah@people.test,500.00,USD,'=cmd(),2026-11-20,,`,
  );
});

test('a referred company is matched to a client by its number', async () => {
  const company = referral({
    kind: 'client',
    name: 'Rosa Lind',
    companyName: 'Dockside Cranes',
    email: 'rosa@dockside.test',
  });
  const { user, network } = renderRemote(<ReferralsPage />, {
    api,
    session: 'recruiter',
    path: '/referrals',
    handlers: [
      respond(list, () => ({ data: [company], counts: { submitted: 1 } })),
      respond(referralProgramEndpoints.list, () => ({ data: [] })),
      respond(referralEndpoints.match, () => ({
        ...company,
        status: 'in_process' as const,
        company: { id: '64b7f0c2a1d4e5f607182950', name: 'Dockside' },
      })),
    ],
  });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Dockside Cranes')).toBeVisible();
  expect(row.getByText('Company')).toBeVisible();
  expect(row.getByText(/Rosa Lind, rosa@dockside.test/)).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Match to a client' }));
  const number = await screen.findByRole('textbox', { name: /Number of the client/ });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Which client is Dockside Cranes/)).toBeVisible();
  await user.type(number, 'CO-0031');
  await user.click(dialog.getByRole('button', { name: 'Match to a client' }));
  await waitFor(() =>
    expect(network.callsOf(referralEndpoints.match)[0]?.body).toEqual({
      version: 1,
      company: 'CO-0031',
    }),
  );
});
