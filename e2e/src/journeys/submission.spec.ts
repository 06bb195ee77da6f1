import {
  applicationEndpoints,
  applicationRecordEndpoints,
  boardEndpoints,
  candidatesRoutes,
  consentEndpoints,
  href,
  jobEndpoints,
  jobsRoutes,
} from '@muster/contracts';
import type { SessionApi } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';

/** Returns a candidate being prepared for an open job with a decider and a free position. */
async function inReview(api: SessionApi) {
  const { data: jobs } = await api.call(jobEndpoints.list, {
    query: { 'filter[status]': 'open', limit: 50 },
  });
  for (const { id } of jobs) {
    const board = await api.call(boardEndpoints.read, { params: { id } });
    for (const card of board.columns.flatMap(({ cards }) => cards)) {
      const { id: applicationId, allowedActions } = card;
      if (!allowedActions.includes('submit')) continue;
      const record = await api.call(applicationRecordEndpoints.read, {
        params: { id: applicationId },
      });
      const rest = record.checklist.filter(
        ({ key, state }) => state === 'missing' && !mendable.has(key),
      );
      const hasSeat = record.seats.some(({ status }) => status === 'open');
      if (rest.length === 0 && hasSeat && record.others.length === 0) return record;
    }
  }
  throw new Error('The demo data holds nobody who could be submitted');
}

/** Requirements that this journey fulfils itself. */
const mendable: ReadonlySet<string> = new Set([
  'introduction',
  'bio',
  'bill_rate',
  'availability',
  'vetting',
  'interest',
  'consent',
]);

test('a candidate is prepared and submitted; the submission stays as sent; the client’s choice fills a position', async ({
  as,
}) => {
  const { page, api } = await as('team.lead');
  const record = await inReview(api);
  const { id, candidate } = record;
  await api.call(consentEndpoints.record, {
    params: { id: candidate.id },
    body: { purpose: 'share_with_clients', granted: true, channel: 'staff_on_behalf', note: null },
  });
  const { version } = await api.call(applicationRecordEndpoints.update, {
    params: { id },
    body: {
      version: record.version,
      bioOverride: '<p>Ten years of work on products of this kind, most of it remote.</p>',
      billRate: { amount: '95.00', currency: 'USD', unit: 'hour' },
      noticeDays: 14,
      interestNote: 'Said yes on the phone.',
      vettingOverride: 'The client has worked with them before.',
      introduction: null,
    },
  });
  expect(version).toBeGreaterThan(record.version);

  await page.goto(href(jobsRoutes.applicationIntroduction, { jobApplicationId: id }));
  const drawer = page.getByRole('dialog', { name: /^Introduction for/ });
  const editor = drawer.getByRole('textbox', { name: 'Message to the client' });
  await editor.click();
  await editor.fill(
    'Has shipped products like yours more than once, explains trade-offs calmly and is keen on the team.',
  );
  await drawer.getByRole('button', { name: 'Close' }).last().click();
  await expect(drawer).toBeHidden();

  await page.goto(href(jobsRoutes.applicationSubmit, { jobApplicationId: id }));
  const submit = page.getByRole('dialog', { name: /^Submit/ });
  const again = submit.getByRole('checkbox', { name: /within six months/ });
  await expect(submit.getByText('Recipients')).toBeVisible();
  if (await again.isVisible()) await again.check();
  await submit.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(submit).toBeHidden();
  await expect(page.getByText('Version 1')).toBeVisible();

  await page.goto(href(jobsRoutes.applicationSelect, { jobApplicationId: id }));
  const select = page.getByRole('dialog', { name: /^Select/ });
  await select
    .getByRole('textbox', { name: /How was this confirmed/ })
    .fill('Said so on the phone today.');
  await select.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(select).toBeHidden();
  const rows = await api.call(applicationEndpoints.ofCandidate, { params: { id: candidate.id } });
  expect(rows.data.find((row) => row.id === id)?.stage.kind).toBe('selected');
  await page.goto(href(candidatesRoutes.applications, { id: candidate.id }));
  await expect(page.getByRole('link', { name: record.job.title }).first()).toBeVisible();
});
