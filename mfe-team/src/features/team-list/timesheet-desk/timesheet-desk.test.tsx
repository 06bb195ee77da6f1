import { timesheetEndpoints, type TimesheetRow } from '@muster/contracts';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { TimesheetDesk } from './timesheet-desk.tsx';

const { desk, bulkApprove, bulkLock, import: importing } = timesheetEndpoints;
const row: TimesheetRow = {
  ...fixtureFor(desk.response.shape.data.element),
  id: '64b000000000000000000061',
  memberName: 'Bruno Cardoso',
  kind: 'contractor',
  periodStart: '2026-11-16',
  periodEnd: '2026-11-22',
  minutes: 2400,
  status: 'client_approved',
  needsClient: true,
  isLate: false,
  version: 3,
};
const second: TimesheetRow = {
  ...row,
  id: '64b000000000000000000062',
  memberName: 'Elena Sokolova',
  status: 'submitted',
  minutes: 1200,
  version: 5,
};
const done = { id: row.id, name: row.memberName, outcome: 'ok', code: null } as const;
const changed = {
  id: second.id,
  name: second.memberName,
  outcome: 'error',
  code: 'VERSION_CONFLICT',
} as const;

const answer = (fits: boolean) =>
  fits
    ? {
        items: [done, { ...changed, outcome: 'ok' as const, code: null }],
        ok: 2,
        skipped: 0,
        failed: 0,
      }
    : { items: [done, changed], ok: 1, skipped: 0, failed: 1 };

const show = (queue: 'waiting' | 'approved', rows: TimesheetRow[], fits = false) =>
  renderRemote(<TimesheetDesk />, {
    api,
    path: `/team?timesheets=${queue}`,
    handlers: [
      respond(desk, () => ({ data: rows, total: rows.length })),
      respond(bulkApprove, () => answer(fits)),
      respond(bulkLock, () => answer(true)),
    ],
  });

test('approves the selected hours; those that cannot be approved are named before and stay selected', async () => {
  const { user, network, platform, container } = show('waiting', [row, second]);
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 2' }));
  await user.click(screen.getByRole('button', { name: 'Approve 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 timesheets' }));
  expect(await dialog.findByText(/^40:00 and the amounts are fixed/)).toBeVisible();
  expect(dialog.getByText(/^Elena Sokolova: stays as it is. The hours have changed/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(platform.notices).toEqual([
      expect.objectContaining({ text: '1 timesheet approved. 1 is left as it was.' }),
    ]),
  );
  const sheets = [
    { id: row.id, version: 3 },
    { id: second.id, version: 5 },
  ];
  expect(network.callsOf(bulkApprove).map(({ body }) => body)).toEqual([
    { sheets, dryRun: true },
    { sheets, dryRun: false },
  ]);
  expect(screen.getByRole('checkbox', { name: /^Elena Sokolova/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Bruno Cardoso/ })).not.toBeChecked();
});

test('names hours on a paused day as what prevents the approval', async () => {
  const paused = { ...changed, code: 'TIMESHEET_PAUSED_DAY' as const };
  const { user } = renderRemote(<TimesheetDesk />, {
    api,
    path: '/team?timesheets=waiting',
    handlers: [
      respond(desk, () => ({ data: [second], total: 1 })),
      respond(bulkApprove, () => ({ items: [paused], ok: 0, skipped: 0, failed: 1 })),
    ],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Choose it' }));
  await user.click(screen.getByRole('button', { name: 'Approve 1' }));
  expect(
    await screen.findByText(/^Elena Sokolova: stays as it is. It has hours on a day on which/),
  ).toBeVisible();
});

test('shows which hours the client has not approved yet', async () => {
  const { user } = show('waiting', [row, second], true);
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 2' }));
  await user.click(screen.getByRole('button', { name: 'Approve 2' }));
  expect(await screen.findByText('1 is not approved by the client yet.')).toBeVisible();
  expect(screen.getByText(/^60:00 in 2 timesheets/)).toBeVisible();
});

test('locks the selected hours under the reference of the payroll run', async () => {
  const { user, network } = show('approved', [{ ...row, status: 'approved' }]);
  await user.click(await screen.findByRole('checkbox', { name: /^Bruno Cardoso/ }));
  await user.click(screen.getByRole('button', { name: 'Lock 1' }));
  const lock = await screen.findByRole('button', { name: 'Lock' });
  expect(lock).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: /Payroll run or invoice/ }), 'PAY-2026-11');
  await waitFor(() => expect(lock).toBeEnabled());
  await user.click(lock);
  await waitFor(() =>
    expect(network.callsOf(bulkLock).at(-1)?.body).toEqual({
      sheets: [{ id: row.id, version: 3 }],
      dryRun: false,
      reference: 'PAY-2026-11',
    }),
  );
});

test('hours that are not submitted are read-only', async () => {
  show('approved', []);
  expect(await screen.findByText('Nothing waits for payroll.')).toBeVisible();
});

test('previews line by line what a time report would fill', async () => {
  const line = { name: 'Ana Diaz', day: '2026-11-16', minutes: 285 };
  const { user, network, platform, container } = renderRemote(<TimesheetDesk />, {
    api,
    path: '/team?timesheets=open',
    session: 'finance_hr',
    handlers: [
      respond(desk, () => ({ data: [], total: 0 })),
      respond(importing, () => ({
        rows: [
          { ...line, line: 2, outcome: 'new' as const, fault: null },
          { ...line, line: 3, outcome: 'error' as const, fault: 'severalContracts' as const },
        ],
        sheets: 1,
        taken: 1,
      })),
    ],
  });
  const csv = 'name,date,hours\nAna Díaz,2026-11-16,4.75';
  // As an older spreadsheet program writes it.
  const bytes = Uint8Array.from(csv, (one) => one.charCodeAt(0));
  await screen.findByText('Choose a CSV file');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no way to choose a file');
  await user.upload(input, new File([bytes], 'report.csv', { type: 'text/csv' }));
  expect(await screen.findByText('1 line to fill in, 0 there already, 1 left out.')).toBeVisible();
  expect(screen.getByText(/^Line 3. Several contracts run on this day/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Fill 1 timesheet' }));
  await waitFor(() =>
    expect(platform.notices).toEqual([
      expect.objectContaining({ text: '1 line filled in. Timesheets changed: 1.' }),
    ]),
  );
  expect(network.callsOf(importing).map(({ body }) => body)).toEqual([
    { csv, dryRun: true },
    { csv, dryRun: false },
  ]);
});

test('a payroll file is offered for days that produce one; the others say why not', async () => {
  const { user } = renderRemote(<TimesheetDesk />, {
    api,
    path: '/team?timesheets=approved',
    session: 'finance_hr',
    handlers: [respond(desk, () => ({ data: [], total: 0 }))],
  });
  const link = await screen.findByRole('link', { name: 'Payroll file' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/kind=payroll&from=\d.*&to=\d/));
  const from = screen.getByRole('textbox', { name: /From/ });
  await user.clear(from);
  await user.type(from, '2019-01-01');
  await user.tab();
  expect(await screen.findByText('Choose 92 days or fewer.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Payroll file' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Payroll file' })).toBeDisabled();
});
