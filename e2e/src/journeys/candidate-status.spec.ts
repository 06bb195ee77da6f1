import { applicationEndpoints, candidatesRoutes, href } from '@muster/contracts';
import { choose } from '../fixtures/choose.ts';
import { createCandidate } from '../fixtures/candidates.ts';
import type { SessionApi } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';

/** Creates a candidate on two open jobs. */
async function onTwoJobs(api: SessionApi) {
  const candidate = await createCandidate(api);
  const { data } = await api.call(applicationEndpoints.jobChoices, {});
  const jobIds = data.slice(0, 2).map(({ id }) => id);
  await api.call(applicationEndpoints.add, { params: { id: candidate.id }, body: { jobIds } });
  return candidate;
}

test('a candidate on two jobs is rejected, each application confirmed, and the rejection is undone', async ({
  as,
}) => {
  const { page, api } = await as('recruiter');
  const { id, name } = await onTwoJobs(api);
  await page.goto(href(candidatesRoutes.reject, { id }));
  const dialog = page.getByRole('dialog', { name: `Reject ${name}` });
  const confirm = dialog.getByRole('button', { name: 'Reject candidate' });
  const applications = dialog.getByRole('group', { name: 'Live applications' });
  await expect(applications.getByRole('checkbox')).toHaveCount(2);
  await choose(dialog, 'Reason', 'Skills below need');
  await expect(confirm).toBeDisabled();
  for (const box of await applications.getByRole('checkbox').all()) await box.check();
  await expect(dialog.getByText(/^Hello /)).toBeVisible();
  await confirm.click();

  const main = page.getByRole('main');
  await expect(main.getByText('Rejected: Skills below need')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByText('Rejected: Skills below need')).toBeHidden();
  await expect(page.getByText(`Undone: ${name} has the previous status`)).toBeVisible();
  const after = await api.call(applicationEndpoints.ofCandidate, { params: { id } });
  expect(after.live).toBe(2);
});

test('a candidate is snoozed for three months and woken early', async ({ as }) => {
  const { page, api } = await as('recruiter');
  const { id, name } = await createCandidate(api);
  await page.goto(href(candidatesRoutes.profile, { id }));
  const status = page.getByRole('button', { name: `Change the status of ${name}` });
  await status.click();
  await page.getByRole('menuitem', { name: /^Snooze/ }).click();
  const dialog = page.getByRole('dialog', { name: `Snooze ${name}` });
  await dialog.getByRole('button', { name: '3 months' }).click();
  await dialog.getByRole('button', { name: 'Snooze', exact: true }).click();
  await expect(dialog).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByText(/^Snoozed until/)).toBeVisible();

  await status.click();
  await page.getByRole('menuitem', { name: /^Wake now/ }).click();
  await expect(main.getByText(/^Snoozed until/)).toBeHidden();
  await expect(page.getByText(`${name} is available again`)).toBeVisible();
});
