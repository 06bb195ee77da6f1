import { linkEndpoints, timesheetVisitEndpoints, type TimesheetVisit } from '@muster/contracts';
import { axeFindings, fail, renderRemote, respond, screen, within } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { routes } from '../../routes.tsx';

const { read, sendCode, approve, reject } = timesheetVisitEndpoints;
const link = {
  handle: 'handle-of-the-test',
  purpose: 'timesheet_approve' as const,
  route: null,
  maskedEmail: 'o•••@example.com',
  agencyName: 'Northbeam Talent',
  expiresAt: '2030-12-04T10:37:00.000Z',
};
const noTimes = { startedAt: null, endedAt: null };
const visit: TimesheetVisit = {
  agencyName: 'Northbeam Talent',
  maskedEmail: 'o•••@example.com',
  expiresAt: link.expiresAt,
  timesheet: {
    id: '64b000000000000000000031',
    version: 4,
    contractor: 'Valentina Sosa',
    job: 'Backend engineer',
    number: 'P-00045',
    minutes: 990,
    nothingWorked: false,
    periodStart: '2026-11-16',
    periodEnd: '2026-11-22',
    status: 'submitted',
    submittedAt: '2026-11-22T17:00:00.000Z',
    entries: [
      {
        ...noTimes,
        date: '2026-11-17',
        minutes: 480,
        category: 'regular',
        task: 'Review',
        note: null,
      },
      { ...noTimes, date: '2026-11-16', minutes: 450, category: 'regular', task: null, note: null },
      {
        ...noTimes,
        date: '2026-11-17',
        minutes: 60,
        category: 'overtime',
        task: null,
        note: 'The release.',
      },
    ],
  },
  allowedActions: ['approve', 'reject'],
  decision: null,
  reasons: [{ id: '64b000000000000000000071', label: 'Hours not agreed' }],
};
const after = (state: 'client_approved' | 'rejected'): TimesheetVisit => ({
  ...visit,
  allowedActions: [],
  reasons: [],
  timesheet: { ...visit.timesheet, status: state },
  decision: { state, by: 'Grace Hu', at: '2026-11-23T09:00:00.000Z' },
});

const show = (
  changes: Partial<TimesheetVisit> = {},
  reply: Parameters<typeof respond<typeof approve>>[1] = () => after('client_approved'),
) =>
  renderRemote(routes, {
    api,
    session: null,
    path: '/t/handle-of-the-test',
    handlers: [
      respond(linkEndpoints.read, () => link),
      respond(read, () => ({ ...visit, ...changes })),
      respond(sendCode, () => ({
        maskedEmail: link.maskedEmail,
        expiresAt: '2030-11-23T09:10:00.000Z',
      })),
      respond(approve, reply),
      respond(reject, () => after('rejected')),
    ],
  });

// What was typed and not sent is kept as long as the tab is open.
beforeEach(() => sessionStorage.clear());

test('hours are read by day and approved with the mailed code, and a wrong code shows the tries left', async () => {
  let isWrong = true;
  const { user, container, network } = show({}, () =>
    isWrong ? fail('CODE_INVALID', { context: { triesLeft: 4 } }) : after('client_approved'),
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Hours of Valentina Sosa' }),
  ).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Hours by day' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DayHoursWhat',
    'Mon 16 Nov7:30Regular',
    'Tue 17 Nov8:00Regular, Review',
    'Tue 17 Nov1:00OvertimeThe release.',
    'Total16:30',
  ]);
  expect(screen.getByText(/Nothing is decided until you confirm/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(screen.queryByRole('button', { name: 'Confirm: approve' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await user.type(await screen.findByRole('textbox', { name: /^Code/ }), '123 456');
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm: approve' }));
  expect((await screen.findAllByText(/This code is wrong. 4 tries left/))[0]).toBeVisible();
  isWrong = false;
  await user.click(screen.getByRole('button', { name: 'Confirm: approve' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The hours are approved' }),
  ).toBeVisible();
  expect(network.callsOf(approve).at(-1)?.body).toEqual({ code: '123456', version: 4 });
});

test('hours are sent back with a reason, a note and the days concerned', async () => {
  const { user, network } = show();
  await user.click(await screen.findByRole('button', { name: 'Send back' }));
  await user.click(screen.getByRole('combobox', { name: /^Reason/ }));
  await user.click(await screen.findByRole('option', { name: 'Hours not agreed' }));
  await user.type(screen.getByRole('textbox', { name: /^What has to change/ }), 'No release.');
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  await user.type(await screen.findByRole('textbox', { name: /^Code/ }), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm: send back' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The hours are sent back' }),
  ).toBeVisible();
  expect(network.callsOf(reject)[0]?.body).toEqual({
    code: '123456',
    version: 4,
    reasonId: '64b000000000000000000071',
    note: 'No release.',
    days: [],
  });
});

test('a note about hours is still there after a reload', async () => {
  const first = show();
  await first.user.click(await screen.findByRole('button', { name: 'Send back' }));
  await first.user.type(
    screen.getByRole('textbox', { name: /^What has to change/ }),
    'No release.',
  );
  first.unmount();
  show();
  expect(await screen.findByRole('textbox', { name: /^What has to change/ })).toHaveValue(
    'No release.',
  );
});

test('if a colleague was first, the page says who and asks nothing', async () => {
  show(after('client_approved'));
  expect(await screen.findByText(/Grace Hu of your company approved these hours/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

test.each([
  ['TOKEN_EXPIRED', 'The time to answer by this link is over'],
  ['TOKEN_USED', 'You have answered by this link'],
  ['TOKEN_REVOKED', 'There is nothing to answer by this link any more'],
] as const)('a link refused with %s has its own words', async (code, title) => {
  renderRemote(routes, {
    api,
    session: null,
    path: '/t/handle-of-the-test',
    handlers: [
      respond(linkEndpoints.read, () =>
        fail(code, {
          context: { purpose: 'timesheet_approve', agencyName: 'Northbeam Talent' },
        }),
      ),
    ],
  });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('a link for another person says for whom it is', async () => {
  renderRemote(routes, {
    api,
    session: 'client_manager',
    path: '/t/handle-of-the-test',
    handlers: [
      respond(linkEndpoints.read, () =>
        fail('TOKEN_WRONG_PERSON', { context: { maskedEmail: link.maskedEmail } }),
      ),
    ],
  });
  expect(
    await screen.findByRole('heading', { name: `This link is for ${link.maskedEmail}` }),
  ).toBeVisible();
});
