/**
 * An account manager's day, as one story. Coverage:
 * - home: the page of the role, with everything awaiting a client's answer
 * - the list of companies: a hidden count is a dash with its reason, never a zero
 * - a prospect: its job stays a draft, says why, and leads to the client
 * - inviting an address with an account: nothing of it is shown or changed until it accepts
 * - a stranger's oversized input: refused at its field, and before it is processed
 * - signing in: a wrong password and an unknown address give the same message
 * - submitting: the client's mail says what exists and who can help, and leads there
 * - a position taken by another user in the meantime: reported, others are offered, the next try
 *   works
 * - a contract: a bill below the pay causes a warning; the application leads to the placement
 * - an approval elsewhere: the open placement updates without a reload
 * - margins: the account manager sees their own, the recruiter none
 * - an end with backfill: a free position with its supervisor, counts without ended work
 */
import {
  approvalEndpoints,
  authEndpoints,
  companiesRoutes,
  companyEndpoints,
  href,
  jobEndpoints,
  jobsRoutes,
  limits,
  mailboxEndpoints,
  placementEndpoints,
  positionEndpoints,
  publicRoutes,
  shellRoutes,
  shellTechnicalRoutes,
  teamRoutes,
} from '@muster/contracts';
import { choose } from '../fixtures/choose.ts';
import { linkMailedTo } from '../fixtures/mailbox.ts';
import { applicationsFor, openJob, readyJob } from '../fixtures/open-job.ts';
import { dayFrom, selectAlong, submitAlong, suitable } from '../fixtures/placement-story.ts';
import { mailOf } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';

const mark = Date.now().toString(36);

test('an account manager’s day', async ({ as, visitor, noConsole }) => {
  test.setTimeout(240_000);
  // A position is taken when chosen; a stranger does not know the password.
  noConsole.allow(/answered 40[19]/, /status of 40[19]/);
  const { page, api } = await as('account.manager');
  const recruiter = await as('recruiter');
  const main = page.getByRole('main');

  await test.step('home shows what waits for an answer from a client', async () => {
    await page.goto(href(teamRoutes.home));
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Waiting for the client/ })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Contracts/ })).toBeVisible();
  });

  await test.step('a number that the user may not see is a dash with the reason', async () => {
    await page.goto(href(companiesRoutes.list));
    const reason = page.getByText('Only people responsible for this client can see this number');
    await expect(reason.first()).toBeAttached();
  });

  await test.step('a job of a prospect cannot open before the client is active', async () => {
    const company = await api.call(companyEndpoints.create, {
      body: { name: `Brno Ledger ${mark}`, country: 'CZ', timeZone: 'Europe/Prague' },
    });
    const job = await api.call(jobEndpoints.create, {
      body: { ...(await readyJob(api, `Ledger engineer ${mark}`)), companyId: company.id },
    });
    await api.call(positionEndpoints.add, { params: { id: job.id }, body: { count: 1 } });
    await page.goto(href(jobsRoutes.record, { id: job.id }));
    await expect(main.getByText(`${company.name} is a prospect.`, { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open job' })).toHaveCount(0);
    await main
      .getByRole('link', { name: /client/i })
      .first()
      .click();
    await page.getByRole('button', { name: `Change the state of ${company.name}` }).click();
    await page.getByRole('menuitem', { name: /^Make active/ }).click();
    await expect(main.getByText('Active', { exact: true }).first()).toBeVisible();
    await page.goto(href(jobsRoutes.record, { id: job.id }));
    await expect(main.getByText(/is a prospect/)).toBeHidden();
  });

  const job = await openJob(api, recruiter.api, { title: `Clearing lead ${mark}`, positions: 2 });

  await test.step('an invitation to an address does not reveal whether it has an account', async () => {
    const viewer = await as('viewer');
    const email = mailOf('viewer');
    await page.goto(href(companiesRoutes.inviteUser, { id: job.company.id }));
    const drawer = page.getByRole('dialog', { name: 'Invite a user' });
    await drawer.getByRole('textbox', { name: 'Work e-mail' }).fill(email);
    await drawer.getByRole('textbox', { name: 'First name' }).fill('Invited');
    await drawer.getByRole('textbox', { name: 'Last name' }).fill('Person');
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    await expect(drawer).toBeHidden();
    await expect(main.getByText(email, { exact: true })).toBeVisible();
    const session = await viewer.api.call(authEndpoints.session, {});
    const name = 'user' in session ? session.user.displayName : '';
    await expect(main.getByText(name)).toHaveCount(0);
    await viewer.page.goto(href(teamRoutes.home));
    await expect(viewer.page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
    await viewer.page.goto(href(shellTechnicalRoutes.invitations));
    await viewer.page.getByRole('button', { name: 'Decline' }).first().click();
    await expect(viewer.page.getByText(/Your account stays as it is/)).toBeVisible();
  });

  await test.step('a stranger’s flood is refused at its field, or before it is examined', async () => {
    const { page: form } = await visitor();
    await form.goto(href(publicRoutes.jobRequest));
    await form.getByRole('textbox', { name: 'Role' }).fill(`Flood ${mark}`);
    await form.getByRole('textbox', { name: 'What they would do' }).fill('<'.repeat(80_000));
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(form.getByText(/^Shorten this/).first()).toBeVisible();
    const unknown = Object.fromEntries(
      Array.from({ length: 80_000 }, (_, key) => [`k${key}`, key]),
    );
    const { origin } = new URL(form.url());
    const answer = await form.request.post('/api/v1/job-requests', {
      data: unknown,
      headers: { origin },
    });
    expect(answer.status()).toBe(413);
    expect((await answer.body()).length).toBeLessThan(1_000);
  });

  await test.step('a wrong password and an unknown address get the same answer', async () => {
    const { page: door } = await visitor();
    await door.goto(href(shellRoutes.signIn));
    const refusalOf = async (email: string) => {
      await door.getByRole('textbox', { name: 'E-mail' }).fill(email);
      await door.getByRole('textbox', { name: 'Password' }).fill(`wrong ${mark}`);
      const answered = door.waitForResponse(/sign-in/);
      await door.getByRole('button', { name: 'Sign in', exact: true }).click();
      await answered;
      return door.getByRole('alert').first().innerText();
    };
    expect(await refusalOf(mailOf('recruiter'))).toBe(
      await refusalOf(`unknown.${mark}@elsewhere.test`),
    );
  });

  await test.step('a stranger’s request in the client’s name does not enter the client’s account', async () => {
    const title = `Treasury clerk ${mark}`;
    const stranger = await visitor();
    const email = `stranger.${mark}@elsewhere.test`;
    const { page: form } = stranger;
    const next = () => form.getByRole('button', { name: 'Continue' }).click();
    const jobsOf = async () => {
      const { data } = await api.call(companyEndpoints.jobs, { params: { id: job.company.id } });
      return data.map((one) => one.title);
    };
    await form.goto(href(publicRoutes.jobRequest));
    const role = form.getByRole('textbox', { name: 'Role' });
    await expect(role).toBeVisible();
    const opened = Date.now();
    await role.fill(title);
    await form.getByRole('textbox', { name: 'What they would do' }).fill('Keeps the books.');
    await next();
    await next();
    await form.getByRole('textbox', { name: 'Your name' }).fill('Sam Stranger');
    await form.getByRole('textbox', { name: 'Company' }).fill(job.company.name);
    await form.getByRole('textbox', { name: 'Work e-mail' }).fill(email);
    await choose(form.getByRole('main'), 'Country', 'Czechia');
    await next();
    // A faster submission is taken for a bot's, and silently dropped.
    await expect.poll(() => Date.now() - opened).toBeGreaterThan(limits.publicForm.least);
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(form.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible();
    const found = () => api.call(jobEndpoints.list, { query: { q: title } });
    expect((await found()).data).toEqual([]);
    await form.goto(await linkMailedTo(api, email));
    await form.getByRole('button', { name: 'Confirm the request' }).click();
    await expect(
      form.getByRole('heading', { name: 'Thank you, we have your request' }),
    ).toBeVisible();
    await expect.poll(async () => (await found()).data.length).toBe(1);
    expect(await jobsOf()).not.toContain(title);
  });

  const people = [await suitable(recruiter.api, 'Blanka'), await suitable(recruiter.api, 'Radim')];
  const [first = '', second = ''] = await applicationsFor(recruiter.api, job.id, people);
  await submitAlong(recruiter.api, first);

  await test.step('the mail to the client says what the client area shows, and links there', async () => {
    const find = async () => {
      const mails = await api.call(mailboxEndpoints.list, { query: { limit: 100 } });
      return mails.find(({ subject }) => subject === `A candidate for ${job.title}`);
    };
    await expect.poll(find, { timeout: 20_000 }).toBeTruthy();
    const { text } = await api.call(mailboxEndpoints.read, {
      params: { id: (await find())?.id ?? '' },
    });
    expect(text).toContain('in your client area');
    expect(text).not.toMatch(/undefined|\{\{/);
    const address = /https?:\/\/\S+/.exec(text.slice(text.indexOf('Read the profile')))?.[0] ?? '';
    const client = await as('two.companies', { role: 'client_manager' });
    await client.page.goto(address);
    await expect(client.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(client.page.getByRole('dialog')).toContainText('What happens next');
  });

  // Two submissions at the same time would be sent in one mail.
  await submitAlong(recruiter.api, second);
  await test.step('the position was taken meanwhile: the dialog says so and offers the other one', async () => {
    await page.goto(href(jobsRoutes.applicationSelect, { jobApplicationId: first }));
    const select = page.getByRole('dialog', { name: /^Select/ });
    const seat = select.getByRole('combobox', { name: 'Position' });
    await expect(seat).toHaveValue(`${job.title} #1`);
    const lead = await as('team.lead');
    await selectAlong(lead.api, second);
    await select.getByRole('textbox', { name: /How was this confirmed/ }).fill('By phone today.');
    await select.getByRole('button', { name: 'Select', exact: true }).click();
    await expect(select.getByRole('alert').first()).toBeVisible();
    await expect(select.getByText(/No open position/)).toBeHidden();
    await seat.click();
    await expect(page.getByRole('option').filter({ visible: true })).toHaveText([
      `${job.title} #2`,
    ]);
    await page.getByRole('option').filter({ visible: true }).first().click();
    await select.getByRole('button', { name: 'Select', exact: true }).click();
    await expect(select).toBeHidden();
  });

  await test.step('the contract warns of a bill rate below the pay rate, and the application links to it', async () => {
    await page.getByRole('button', { name: 'Start contract' }).click();
    const contract = page.getByRole('dialog', { name: 'Start contract' });
    await contract.getByRole('textbox', { name: /^First day/ }).fill(dayFrom(0));
    const pay = contract.getByRole('textbox', { name: /^Pay rate/ });
    await pay.fill('95');
    await expect(contract.getByText('The bill rate is below the pay rate.')).toBeVisible();
    await pay.fill('52');
    await expect(contract.getByText('The bill rate is below the pay rate.')).toBeHidden();
    await contract.getByRole('button', { name: 'Start contract' }).click();
    await expect(contract).toBeHidden();
    await page.getByRole('link', { name: /^Open P/ }).click();
  });

  const drawer = page
    .getByRole('dialog')
    .filter({ hasText: people[0]?.name ?? '' })
    .first();
  const placementId =
    await test.step('finance approves elsewhere, and the open placement is updated', async () => {
      await expect(drawer.getByText(/^Margin/).first()).toBeVisible();
      await drawer.getByRole('button', { name: 'Request start' }).click();
      const asking = page.getByRole('dialog', { name: 'Request start' });
      await asking.getByLabel(/^Why it starts/).fill('The signed contract arrives on Monday.');
      await asking.getByRole('button', { name: 'Request start' }).click();
      await expect(asking).toBeHidden();
      const id = new URL(page.url()).searchParams.get('placement') ?? '';
      const finance = await as('finance');
      const { waiting } = await finance.api.call(approvalEndpoints.list, {
        query: { subjectType: 'placement', subjectId: id },
      });
      await finance.api.call(approvalEndpoints.approve, {
        params: { id: waiting[0]?.id ?? '' },
        body: { version: waiting[0]?.version ?? 0, note: null },
      });
      await expect(drawer.getByText('Active', { exact: true }).first()).toBeVisible();
      return id;
    });

  await test.step('the recruiter reads the placement without its margin', async () => {
    const { page: hers } = recruiter;
    await hers.goto(href(jobsRoutes.positions, { id: job.id }, { placement: placementId }));
    const other = hers.getByRole('dialog').filter({ hasText: people[0]?.name ?? '' });
    await expect(other.getByText('Active', { exact: true }).first()).toBeVisible();
    await expect(other.getByText(/Margin/)).toHaveCount(0);
    const read = await recruiter.api.call(placementEndpoints.read, { params: { id: placementId } });
    expect(read).not.toHaveProperty('margin');
  });

  await test.step('a placement ends with a backfill, which adds an open position with its supervisor', async () => {
    await drawer.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Terminate now' }).click();
    const end = page.getByRole('dialog', { name: 'Terminate now' });
    await end.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option').filter({ visible: true }).first().click();
    await end.getByRole('textbox', { name: /^Note/ }).fill('The project was stopped.');
    await end.getByRole('checkbox', { name: 'Add a position to continue the work' }).check();
    await end.getByRole('button', { name: 'Terminate now' }).click();
    await expect(end).toBeHidden();
    await page.goto(href(jobsRoutes.positions, { id: job.id }));
    const free = main
      .getByText(/^Continues P/)
      .locator('xpath=ancestor::*[@role="row" or self::li][1]');
    await expect(free).toContainText(job.supervisor.name);
    await expect(free).toContainText('Open');
    const { data } = await api.call(positionEndpoints.ofJob, { params: { id: job.id } });
    const seat = data.find(({ backfillFor }) => backfillFor?.id === placementId);
    expect(seat).toMatchObject({ status: 'open', supervisor: { id: job.supervisor.id } });
    await expect(main.getByText('0 of 2 filled')).toBeVisible();
    await page.goto(href(jobsRoutes.applicationProfile, { jobApplicationId: first }));
    await expect(main.getByText(/^The placement was terminated on/)).toBeVisible();
  });
});
