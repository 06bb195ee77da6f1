import {
  approvalEndpoints,
  approvalFactKinds,
  approvalKindNames,
  type Approval,
  type ApprovalFactName,
} from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import {
  axeFindings,
  fail,
  fixtureFor,
  rawValuesIn,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { ApprovalDrawer } from './approval-drawer.tsx';
import { approvalBlockEndpoints } from './approval-endpoints.ts';

const api = createMusterApi(approvalBlockEndpoints);
const asStored = { day: '2026-11-22', count: '1234', rate: '54.00', text: 'In words' } as const;
const names = Object.keys(approvalFactKinds) as ApprovalFactName[];
const given = fixtureFor(approvalEndpoints.show.response);
const approval: Approval = {
  ...given,
  subject: { ...given.subject, label: 'P-00001 · Ana Kovač' },
  status: 'approved',
  reason: 'Agreed with the client',
  facts: names.map((name) => ({
    name,
    value: asStored[approvalFactKinds[name]],
    ...(approvalFactKinds[name] === 'rate' && {
      rate: { amount: '54.00', currency: 'EUR' as const, unit: 'hour' as const },
    }),
  })),
  decider: { id: '64b000000000000000000002', name: 'Li Chen' },
  decidedAt: '2026-11-22T09:00:00.000Z',
  decisionNote: 'Fine',
  version: 2,
  allowedActions: ['approve', 'refuse'],
};

const show = (shown: Approval, ...handlers: Handler[]) =>
  renderRemote(<ApprovalDrawer api={api} id={approval.id} onClose={() => undefined} />, {
    api,
    session: 'admin',
    handlers: [respond(approvalEndpoints.show, () => shown), ...handlers],
  });

test.each(approvalKindNames)('%s: every fact is shown in words', async (kind) => {
  show({ ...approval, kind });
  expect(await screen.findByText('Agreed with the client')).toBeVisible();
  const dialog = screen.getByRole('dialog');
  const texts = [...dialog.querySelectorAll('dt, dd, p, h2')].map(
    ({ textContent }) => textContent ?? '',
  );
  expect(texts.length).toBeGreaterThan(2 * names.length);
  expect(texts.flatMap(rawValuesIn)).toEqual([]);
  for (const text of ['22 Nov 2026', '1,234', '€54 an hour'])
    expect(within(dialog).getAllByText(text)).not.toEqual([]);
  expect(await axeFindings(dialog)).toEqual([]);
});

test('a refusal without a reason is reported at its field', async () => {
  const { user, network } = show({ ...approval, status: 'pending' });
  await user.click(await screen.findByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(screen.getByRole('textbox')).toBeInvalid());
  expect(network.callsOf(approvalEndpoints.refuse)).toEqual([]);
});

test('a decision that came too late says who decided first', async () => {
  const { user } = show(
    { ...approval, status: 'pending' },
    respond(approvalEndpoints.approve, () => fail('VERSION_CONFLICT', { context: {} })),
  );
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  expect(await screen.findByRole('alert')).toBeVisible();
});
