import { addDays } from '../../../db/calendar-day.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { createAtWork } from '../at-work.fixtures.ts';
import { createSheet, pastWeek, workedOn } from '../timesheet.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('shows the bill for hours only to client users who may see bill rates, and no pay', async () => {
  const week = pastWeek();
  const people = await createAtWork(test, { startDate: '2026-01-01' });
  const sheet = await createSheet(
    { memberId: people.member._id, placementId: people.scene.placement._id },
    {
      status: 'submitted',
      entries: [
        workedOn(week.start),
        workedOn(addDays(week.start, 1), { category: 'paid_leave', billable: false }),
      ],
    },
  );
  const read = async () => (await people.manager.get('/client/timesheets')).body.data[0];
  expect(await read()).not.toHaveProperty('bill');
  await CompanyUserModel.updateOne(
    { userId: people.manager.user._id },
    { $set: { canSeeBillRates: true } },
  );
  // Eight hours at 65.43; leave is not billed.
  const bill = [{ amount: '523.44', currency: 'USD' }];
  const shown = await read();
  expect(shown.bill).toEqual(bill);
  expect(JSON.stringify(shown)).not.toMatch(/"(pay|billRate|payRate|multiplier)/);
  const approved = await people.manager.post(
    `/client/timesheets/${sheet._id.toHexString()}/actions/approve`,
    { version: sheet.version },
  );
  expect(approved.body).toMatchObject({ status: 'client_approved', bill });
});
