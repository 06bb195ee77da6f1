import { companiesRoutes, href, jobsRoutes, placementEndpoints } from '@muster/contracts';
import { choose } from '../fixtures/choose.ts';
import { linkMailedTo, mailsTo } from '../fixtures/mailbox.ts';
import { mailsOfStory } from '../fixtures/placement-mails.ts';
import type { SessionApi } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  applicationsOn,
  approve,
  dayFrom,
  goAlong,
  makeJob,
  prepareAndSubmit,
  startAlong,
  suitable,
} from '../fixtures/placement-story.ts';

const password = 'a-quiet-river-at-dawn-1987';

test('from a new client to a filled job: three people, and each mail goes out once', async ({
  as,
  visitor,
}) => {
  test.setTimeout(180_000);
  const manager = await as('account.manager');
  const recruiter = await as('recruiter');
  const mark = Date.now().toString(36);
  const company = `Ostrava Clearing ${mark}`;
  const client = { email: `petra.${mark}@ostrava.test`, name: 'Petra Dvořáková' };
  const first = await suitable(recruiter.api, 'Tereza');
  const second = await suitable(recruiter.api, 'Marek');
  const { page } = manager;

  await test.step('the account manager adds the client and invites its head of engineering', async () => {
    await page.goto(href(companiesRoutes.create));
    const form = page.getByRole('dialog', { name: 'New company' });
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill(company);
    await choose(form, 'Country', 'Czechia');
    await form.getByRole('combobox', { name: 'Time zone' }).fill('Prague');
    await page
      .getByRole('option', { name: /Prague/ })
      .first()
      .click();
    await form.getByRole('button', { name: 'Add company' }).click();
    await expect(page.getByRole('heading', { name: company, level: 1 })).toBeVisible();
    await expect(page.getByText('Prospect', { exact: true }).first()).toBeVisible();
    // Jobs of a prospect stay drafts.
    await page.getByRole('button', { name: `Change the state of ${company}` }).click();
    await page.getByRole('menuitem', { name: /^Make active/ }).click();
    await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: /^Users \d/ }).click();
    await page.getByRole('link', { name: 'Invite user' }).click();
    const invitation = page.getByRole('dialog', { name: 'Invite a user' });
    await invitation.getByRole('textbox', { name: 'Work e-mail' }).fill(client.email);
    await invitation.getByRole('textbox', { name: 'First name' }).fill('Petra');
    await invitation.getByRole('textbox', { name: 'Last name' }).fill('Dvořáková');
    await choose(invitation, 'Role', 'Client administrator');
    await invitation.getByRole('checkbox', { name: 'First contact' }).check();
    await invitation.getByRole('button', { name: 'Send invitation' }).click();
    await expect(invitation).toBeHidden();
    await expect(page.getByText(client.email, { exact: true })).toBeVisible();
  });

  await test.step('the client’s head of engineering sets up her account from the mail', async () => {
    const guest = await visitor();
    await guest.page.goto(await linkMailedTo(guest.api, client.email));
    await guest.page.getByRole('textbox', { name: 'New password' }).fill(password);
    await guest.page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
    await guest.page.getByRole('button', { name: 'Set up my account' }).click();
    await expect(guest.page.getByRole('heading', { name: /^Welcome, Petra/ })).toBeVisible();
  });

  const jobId =
    await test.step('the account manager creates a job with two positions and opens it', () =>
      makeJob(page, company, client.name));

  await test.step('the recruiter adds the two best matches', async () => {
    const { page: desk } = recruiter;
    await desk.goto(href(jobsRoutes.candidates, { id: jobId }));
    await desk.getByRole('button', { name: 'Add candidates' }).first().click();
    const drawer = desk.getByRole('dialog', { name: 'Add candidates' });
    for (const { name } of [first, second])
      await drawer.getByRole('checkbox', { name: `Select ${name}` }).check();
    await drawer.getByRole('button', { name: 'Add 2 candidates' }).click();
    await expect(drawer).toBeHidden();
    await expect(desk.getByText(first.name).first()).toBeVisible();
  });

  const applicationOf = await applicationsOn(recruiter.api, jobId);
  const applicationId = applicationOf(first.id);

  await test.step('the recruiter asks the candidate for interest', async () => {
    const { page: desk } = recruiter;
    await desk.goto(href(jobsRoutes.applicationProfile, { jobApplicationId: applicationId }));
    await desk.getByRole('button', { name: 'Ask for interest' }).click();
    const asking = desk.getByRole('dialog', { name: 'Ask for interest' });
    await asking.getByRole('textbox', { name: 'Message in the e-mail' }).fill('Fits you well.');
    await asking.getByRole('button', { name: 'Ask for interest' }).click();
    await expect(asking).toBeHidden();
  });

  await test.step('the candidate says yes with the link of the mail', async () => {
    const guest = await visitor();
    await guest.page.goto(await linkMailedTo(guest.api, first.email));
    await guest.page.getByRole('button', { name: 'Yes, I am interested' }).click();
    await expect(guest.page.getByRole('heading', { name: 'You said yes' })).toBeVisible();
  });

  await test.step('the recruiter prepares what the client reads and submits it', () =>
    prepareAndSubmit(recruiter.page, applicationId));

  await test.step('the account manager selects on behalf of the client', async () => {
    await page.goto(href(jobsRoutes.applicationSelect, { jobApplicationId: applicationId }));
    const select = page.getByRole('dialog', { name: /^Select/ });
    await select
      .getByRole('textbox', { name: /How was this confirmed/ })
      .fill('Petra said so by phone.');
    await select.getByRole('button', { name: 'Select', exact: true }).click();
    await expect(select).toBeHidden();
  });

  await test.step('the account manager agrees on rates and a first day', async () => {
    await page.getByRole('button', { name: 'Start contract' }).click();
    const contract = page.getByRole('dialog', { name: 'Start contract' });
    await contract.getByRole('textbox', { name: /^First day/ }).fill(dayFrom(0));
    await contract.getByRole('textbox', { name: /^Pay rate/ }).fill('52');
    await contract.getByRole('button', { name: 'Start contract' }).click();
    await expect(contract).toBeHidden();
  });

  await goAlong(manager.api, recruiter.api, applicationOf(second.id));

  const placements =
    await test.step('both placements start once finance has approved', async () => {
      const finance = await as('finance');
      const { data } = await manager.api.call(placementEndpoints.list, {
        query: { 'filter[status]': 'pending_start', limit: 100 },
      });
      const waiting = data.filter(({ job }) => job.id === jobId);
      expect(waiting).toHaveLength(2);
      const [one, other] = waiting;
      if (!one || !other) throw new Error('A placement is missing');
      await page.goto(href(jobsRoutes.positions, { id: jobId }, { placement: one.id }));
      const drawer = page.getByRole('dialog').filter({ hasText: one.number });
      await drawer.getByRole('button', { name: 'Request start' }).click();
      const asking = page.getByRole('dialog', { name: 'Request start' });
      await asking.getByLabel(/^Why it starts/).fill('The signed contract arrives on Monday.');
      await asking.getByRole('button', { name: 'Request start' }).click();
      await expect(asking).toBeHidden();
      await approve(finance.page, one.number);
      await startAlong(manager.api, finance.api, other);
      return waiting;
    });

  await test.step('the job is filled', async () => {
    await page.goto(href(jobsRoutes.record, { id: jobId }));
    await expect(page.getByText('2 of 2 positions filled').first()).toBeVisible();
  });

  await test.step('each mail of the story went out once, those to the team included', async () => {
    const { api } = manager;
    const mails = mailsOfStory({ company, client, asked: first, other: second, placements });
    for (const { email, subjects, counts } of mails) await mailed(api, email, subjects, counts);
  });
});

/** Checks that exactly these mails were sent to an address, among those that `counts` selects. */
async function mailed(
  api: SessionApi,
  email: string,
  subjects: readonly string[],
  counts: (subject: string) => boolean,
): Promise<void> {
  await expect
    .poll(async () => (await mailsTo(api, email)).filter(counts), {
      message: `e-mails to ${email}`,
    })
    .toEqual(subjects.toSorted());
}
