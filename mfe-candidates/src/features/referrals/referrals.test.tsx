import { referralEndpoints, type Referral } from '@muster/contracts';
import { axeFindings, renderRemote, respond, screen, waitFor, within } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { payrollCsv } from './payroll-csv.ts';
import { ReferralsPage } from './referrals-page.tsx';

const { list, contact, pay } = referralEndpoints;
const referral = (changes: Partial<Referral>): Referral => ({
  ...{ id: '64b7f0c2a1d4e5f607182901', name: 'Adaeze Obi', email: 'adaeze@people.test' },
  ...{ relationship: 'colleague', linkedinUrl: null, message: 'Best tester.', isByStaff: false },
  referrer: { id: '64b7f0c2a1d4e5f607182999', name: 'Noah Silva' },
  ...{ status: 'submitted', job: null, candidate: null, isLater: false },
  reward: { sum: '500.00', currency: 'USD' },
  ...{ dueOn: null, paidOn: null, reference: null, note: null, version: 1 },
  ...{ expiresAt: '2027-11-01T10:00:00.000Z', createdAt: '2026-11-01T10:00:00.000Z' },
  allowedActions: ['contact', 'match', 'decline'],
  ...changes,
});
const due = referral({
  ...{ id: '64b7f0c2a1d4e5f607182902', name: 'Marek Nowak', status: 'reward_eligible' },
  ...{ dueOn: '2026-11-20', allowedActions: ['pay'], version: 4 },
});

test('referrals are worked on, and rewards paid together', async () => {
  let rows = [referral({}), due];
  const { container, user, network } = renderRemote(<ReferralsPage />, {
    ...{ api, path: '/referrals' },
    handlers: [
      respond(list, () => ({ data: rows, counts: { submitted: 1, reward_eligible: 1 } })),
      respond(contact, () => {
        const after = referral({ status: 'contacted', version: 2, allowedActions: [] });
        rows = [after, due];
        return after;
      }),
      respond(pay, () => ({ data: [] })),
    ],
  });
  expect(await screen.findByText('Adaeze Obi')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Mark as contacted' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('The person who referred them sees “In touch”.');
  await user.click(within(dialog).getByRole('button', { name: 'Mark as contacted' }));
  expect(await screen.findByText('In touch')).toBeVisible();

  expect(screen.getByRole('button', { name: 'Pay 0 rewards' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Choose Marek Nowak' }));
  await user.click(screen.getByRole('button', { name: 'Pay 1 reward' }));
  const paying = await screen.findByRole('dialog');
  expect(paying).toHaveTextContent('Together $500.');
  await user.type(
    within(paying).getByRole('textbox', { name: /Payment reference/ }),
    'PAY-2026-11',
  );
  await user.click(within(paying).getByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(network.callsOf(pay)).toHaveLength(1));
  expect(network.callsOf(pay)[0]?.body).toEqual({
    referrals: [{ id: due.id, version: 4 }],
    reference: 'PAY-2026-11',
  });
});

test('the file for payroll runs no formula', () => {
  const csv = payrollCsv([
    referral({ name: '=cmd()', referrer: { id: '1', name: 'Silva, Noah' } }),
  ]);
  expect(csv.split('\r\n')[1]).toBe(`'=cmd(),"Silva, Noah",500.00,USD,,,`);
});
