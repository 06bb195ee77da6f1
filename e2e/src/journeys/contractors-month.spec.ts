/**
 * A contractor's month: from the first hour over a rate change, the client and finance to payroll.
 */
import {
  approvalEndpoints,
  clientDashboardRoutes,
  clientTimesheetEndpoints,
  href,
  placementEndpoints,
  shiftDay,
  teamRoutes,
  timesheetEndpoints,
  weekOf,
} from '@muster/contracts';
import type { Page } from '@playwright/test';
import type { SessionApi } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';

const week = weekOf(shiftDay(new Date().toISOString().slice(0, 10), -7));
const wednesday = shiftDay(week.start, 2);

/** Returns the contractor's sheet of last week. */
async function lastWeek(api: SessionApi) {
  const { data, assignments } = await api.call(timesheetEndpoints.ofMember, {
    params: { id: 'me' },
    query: {},
  });
  const row = data.find(({ periodStart }) => periodStart === week.start);
  const placementId = assignments[0]?.placementId;
  if (!row || !placementId) throw new Error('The contractor of the demo has no hours last week');
  return { row, placementId };
}

/** Returns the client account that decides on a sheet. */
async function decider<P extends { api: SessionApi }>(
  people: readonly P[],
  id: string,
): Promise<P> {
  for (const person of people) {
    const { data } = await person.api.call(clientTimesheetEndpoints.list, {});
    if (data.some((sheet) => sheet.id === id)) return person;
  }
  throw new Error('Nobody of the client is asked');
}

/** Presses a button of the page, and the one with the same name in the confirmation dialog. */
async function decide(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a contractor’s hours with a rate change pass the client and finance to payroll', async ({
  as,
}) => {
  test.setTimeout(180_000);
  const contractor = await as('contractor');
  const { row, placementId } = await lastWeek(contractor.api);
  const own = contractor.page;

  await test.step('other rates apply from the middle of the week, approved by a second user', async () => {
    const [asking, agreeing] = [await as('finance'), await as('owner')];
    const before = await asking.api.call(placementEndpoints.read, { params: { id: placementId } });
    await asking.api.call(placementEndpoints.changeRate, {
      params: { id: placementId },
      body: {
        version: before.version,
        pay: { amount: '61.00', currency: 'USD', unit: 'hour' },
        bill: { amount: '95.00', currency: 'USD', unit: 'hour' },
        overtimeMultiplier: 1.5,
        effectiveFrom: wednesday,
        reason: 'More responsibility since the new release.',
      },
    });
    const { waiting } = await agreeing.api.call(approvalEndpoints.list, {
      query: { subjectType: 'placement', subjectId: placementId },
    });
    const { id = '', version = 0 } = waiting[0] ?? {};
    await agreeing.api.call(approvalEndpoints.approve, {
      params: { id },
      body: { version, note: null },
    });
  });

  await test.step('the contractor enters a long day and submits the hours', async () => {
    await own.goto(
      href(teamRoutes.teamByIdProfileTimesheets, { id: row.memberId }, { day: week.start }),
    );
    const cell = own.getByRole('textbox', { name: /, Wed/ }).first();
    await cell.fill('9:30');
    await own.getByRole('button', { name: 'Save hours' }).click();
    await expect(own.getByText('Hours saved')).toBeVisible();
    // The sheet's hours are paid at two rates.
    await expect(own.getByText(/61\.00/).first()).toBeVisible();
    await decide(own, 'Submit');
  });

  await test.step('the client approves the hours', async () => {
    const clients = [await as('client.manager'), await as('client.admin')];
    const { page } = await decider(clients, row.id);
    await page.goto(clientDashboardRoutes.clientDashboardPendingItems.path);
    await page
      .getByRole('button', { name: /^Approve the hours of/ })
      .first()
      .click();
    await expect(page.getByText('Hours approved')).toBeVisible();
  });

  await test.step('finance approves and locks them with others, and pays the right sum', async () => {
    const { page, api, context } = await as('finance');
    await page.goto(`${teamRoutes.list.path}?timesheets=waiting`);
    const desk = page.getByRole('dialog', { name: 'Timesheets' });
    const ticks = desk.getByRole('checkbox', { name: new RegExp(`^${row.memberName}`) });
    await expect(ticks.first()).toBeVisible();
    for (const tick of await ticks.all()) await tick.check();
    await desk.getByRole('button', { name: /^Approve \d/ }).click();
    const approval = page.getByRole('dialog', { name: /^Approve \d/ });
    await approval.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(approval).toBeHidden();
    await desk.getByText('Approved, not locked').click();
    await expect(desk.getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
    await expect(ticks.first()).toBeVisible();
    for (const tick of await ticks.all()) await tick.check();
    await desk.getByRole('button', { name: /^Lock \d/ }).click();
    const lock = page.getByRole('dialog', { name: /^Lock \d/ });
    await lock.getByRole('textbox', { name: /Payroll run/ }).fill('PAY-STORY');
    await lock.getByRole('button', { name: 'Lock', exact: true }).click();
    await expect(lock).toBeHidden();
    const sheet = await api.call(timesheetEndpoints.read, { params: { id: row.id } });
    expect(sheet).toMatchObject({ status: 'locked', lockedReference: 'PAY-STORY' });
    expect(new Set(sheet.money?.lines.map(({ payRate }) => payRate?.amount)).size).toBe(2);
    const file = await context.request.get(
      `/api/v1/timesheet-files?kind=payroll&from=${week.start}&to=${week.end}`,
    );
    const lines = (await file.text()).split('\n').filter((line) => line.includes('PAY-STORY'));
    const cells = (line: string) => line.trim().slice(1, -1).split('","');
    const paid = lines.reduce((sum, line) => sum + Number(cells(line)[12]), 0);
    const total = sheet.money?.pay?.find(({ currency }) => currency === 'USD');
    expect(paid).toBeCloseTo(Number(total?.amount), 2);
  });
});
