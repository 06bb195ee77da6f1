import { teamEndpoints, timesheetEndpoints, type Timesheet } from '@muster/contracts';
import { renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { TeamRoutes } from '../../../routes.tsx';
import { bruno, sheetsOf, week } from '../member.fixtures.ts';

const show = (sheet: Timesheet = week, period: 'week' | 'half_month' = 'week') =>
  renderRemote(<TeamRoutes />, {
    api,
    session: 'contractor',
    path: `/team/${bruno.id}/profile/timesheets?day=${sheet.periodStart}`,
    handlers: [
      respond(timesheetEndpoints.ofMember, () => {
        const { assignments, ...sheets } = sheetsOf(sheet);
        return { ...sheets, assignments: assignments.map((one) => ({ ...one, period })) };
      }),
      respond(timesheetEndpoints.read, () => sheet),
      respond(timesheetEndpoints.saveEntries, () => ({ ...sheet, version: 3 })),
      respond(teamEndpoints.read, () => ({ ...bruno, isSelf: true })),
    ],
  });
const cell = (name: RegExp) => screen.findByRole('textbox', { name });

test('hours that are typed and put back are no change: the sheet can be submitted', async () => {
  const { user } = show();
  const monday = await cell(/^Regular, Mon 4 May/);
  await user.clear(monday);
  await user.type(monday, '7:00');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await user.clear(monday);
  await user.type(monday, '8:00');
  expect(screen.queryByText('Save the hours first.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

test('an invalid time is reported with its day, and the summary links to it', async () => {
  const { user, network } = show();
  await user.type(await cell(/^Regular, Tue 5 May/), 'ill');
  await user.click(screen.getByRole('button', { name: 'Save hours' }));
  await user.click(
    await screen.findByRole('link', { name: 'Regular, Tue 5 May 2026: Check the format' }),
  );
  expect(await cell(/^Regular, Tue 5 May/)).toHaveFocus();
  expect(network.callsOf(timesheetEndpoints.saveEntries)).toHaveLength(0);
});

test('pasted values fill only days that can be filled', async () => {
  const { user, network } = show({ ...week, openTo: '2026-05-06', pausedDays: ['2026-05-05'] });
  await user.click(await cell(/^Regular, Mon 4 May/));
  await user.paste('6\t7\t8\t9');
  await user.click(screen.getByRole('button', { name: 'Save hours' }));
  await waitFor(() =>
    expect(network.callsOf(timesheetEndpoints.saveEntries)[0]?.body).toHaveProperty('entries', [
      expect.objectContaining({ date: '2026-05-04', minutes: 360 }),
      expect.objectContaining({ date: '2026-05-06', minutes: 480 }),
    ]),
  );
});

test('hours on a day that has been closed since can be removed', async () => {
  const { user, network } = show({ ...week, openFrom: '2026-05-05' });
  await user.clear(await cell(/^Regular, Mon 4 May/));
  await user.type(await cell(/^Regular, Tue 5 May/), '8');
  await user.click(screen.getByRole('button', { name: 'Save hours' }));
  await waitFor(() =>
    expect(network.callsOf(timesheetEndpoints.saveEntries)[0]?.body).toHaveProperty('entries', [
      expect.objectContaining({ date: '2026-05-05', minutes: 480 }),
    ]),
  );
});

test('hours of a longer period are compared with the agreed weekly hours', async () => {
  show({ ...week, periodStart: '2026-05-01', periodEnd: '2026-05-15' }, 'half_month');
  expect(await screen.findByText('8:00 in this period; 40:00 a week are agreed')).toBeVisible();
});

test('says which days were sent back, and why the sheet was reopened', async () => {
  const by = { id: '64b000000000000000000002', name: 'Noor Haddad' };
  const at = '2026-05-11T09:00:00.000Z';
  const { unmount } = show({
    ...week,
    status: 'rejected',
    rejection: { by, at, reason: 'Wrong days', note: 'It rained.', days: ['2026-05-06'] },
  });
  expect(await screen.findByText(/About Wed 6 May 2026\. It rained\./)).toBeVisible();
  unmount();
  show({ ...week, reopenNote: 'The client found two hours more.' });
  expect(
    await screen.findByText(/Opened again by the agency\. The client found two hours/),
  ).toBeVisible();
});
