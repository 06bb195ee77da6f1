/**
 * A client from its request to an extension, and the view of each client role. Coverage:
 * - at the desk by keyboard only: a job is requested
 * - on a phone in dark mode by keyboard only: three candidates, comparison, an interview, the
 *   extension
 * - on a phone by mail only, without an account: selected with a code
 * - a manager: only own jobs; a viewer: cannot decide; two companies: one at a time
 *
 * `npm run test:full` runs the story for each role that may request, also with devices swapped:
 * requested on the phone, answered at the desk; and checks each role on the other device as well.
 */
import {
  applicationActionEndpoints,
  applicationScheduleEndpoints,
  clientCandidateEndpoints,
  clientDashboardRoutes,
  clientInterviewEndpoints,
  clientJobEndpoints,
  clientTeamEndpoints,
  href,
  jobActionEndpoints,
  jobEndpoints,
  mailboxEndpoints,
  placementEndpoints,
} from '@muster/contracts';
import type { Locator, Page } from '@playwright/test';
import { pressOn, tabTo, typeInto } from '../fixtures/by-keyboard.ts';
import { applicationsFor, ownId, readApplication, readyJob } from '../fixtures/open-job.ts';
import { dayFrom, startAlong, submitAlong, suitable } from '../fixtures/placement-story.ts';
import { mailOf, type SessionApi } from '../fixtures/session-api.ts';
import { expect, test, type TestFixtures } from '../fixtures/test.ts';
import { isFullRun } from '../fixtures/full-run.ts';

const dashboard = href(clientDashboardRoutes.dashboard);
const desk = { viewport: { width: 1280, height: 800 } } as const;
const phone = { viewport: { width: 390, height: 844 } } as const;
const inTheDark = { ...phone, colorScheme: 'dark' } as const;
/** Form factor and input method of a page. */
const byKeys = { press: pressOn, write: typeInto } as const;
const byPointer = {
  press: (_page: Page, target: Locator, _key?: string) => target.click(),
  write: (_page: Page, target: Locator, text: string) => target.fill(text),
} as const;
const mark = Date.now().toString(36);

/** Nothing exceeds the width of the screen. */
const isWithin = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Returns the latest sent mail to an address with this beginning of the subject. */
async function mailTo(api: SessionApi, email: string, subject: string) {
  const find = async () => {
    const mails = await api.call(mailboxEndpoints.list, { query: { to: email, limit: 100 } });
    return mails.find((mail) => mail.subject.startsWith(subject) && mail.status === 'sent');
  };
  await expect.poll(find, { message: `“${subject}” to ${email}`, timeout: 20_000 }).toBeTruthy();
  return api.call(mailboxEndpoints.read, { params: { id: (await find())?.id ?? '' } });
}

/** The agency completes the request: details, opening and a recruiter. */
async function takeUp(manager: SessionApi, recruiter: SessionApi, id: string, title: string) {
  const params = { id };
  const { version } = await manager.call(jobEndpoints.read, { params });
  const changes = {
    ...(await readyJob(manager, title)),
    leadRecruiterId: await ownId(recruiter),
  };
  const changed = await manager.call(jobEndpoints.update, { params, body: { version, changes } });
  await manager.call(jobActionEndpoints.open, {
    params,
    body: { version: changed.version, note: null },
  });
}

interface Form {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'dark';
}

interface Telling {
  readonly of: string;
  readonly account: 'client.admin' | 'client.manager' | 'two.companies';
  readonly role?: 'client_admin';
  readonly asking: Form;
  readonly answering: Form;
  readonly hand: typeof byKeys | typeof byPointer;
}

const story: Telling = {
  of: 'an admin',
  account: 'client.admin',
  asking: desk,
  answering: inTheDark,
  hand: byKeys,
};
const tellings: readonly Telling[] = [
  story,
  ...(isFullRun
    ? ([
        {
          ...story,
          of: 'an admin at the desk',
          asking: inTheDark,
          answering: desk,
          hand: byPointer,
        },
        { ...story, of: 'a manager', account: 'client.manager', answering: phone },
        {
          ...story,
          of: 'a person of two companies',
          account: 'two.companies',
          role: 'client_admin',
        },
      ] as const)
    : []),
];

for (const telling of tellings)
  test(`${telling.of}: a job is requested, three candidates come, one is met, selected by mail, begins and stays`, async ({
    as,
    visitor,
  }) => tell(telling, as, visitor));

async function tell(telling: Telling, as: TestFixtures['as'], visitor: TestFixtures['visitor']) {
  test.setTimeout(180_000);
  const { of, account, role, asking, answering, hand } = telling;
  const { press, write } = hand;
  // The account manager does not have every client.
  const manager = await as(account === 'two.companies' ? 'admin' : 'account.manager');
  const recruiter = await as('recruiter');
  const client = await as(account, { ...asking, ...(role && { role }) });
  const title = `Ledger platform engineer ${mark} ${of}`;
  const mail = mailOf(account);

  await test.step('the client requests candidates', async () => {
    const { page } = client;
    await page.goto(dashboard);
    await press(page, page.getByRole('link', { name: 'Request a job' }));
    const form = page.getByRole('form', { name: 'Request a job' });
    await write(page, form.getByRole('textbox', { name: /^Job title/ }), title);
    await write(
      page,
      form.getByRole('textbox', { name: /^What the person will do/ }),
      'Keeps the ledger of our payments right, and says so before anybody asks. '.repeat(3),
    );
    await press(page, form.getByRole('button', { name: 'Send request' }));
    await expect(page.getByText('Your request was sent.', { exact: false })).toBeVisible();
    const card = page.getByRole('article', { name: title });
    await expect(card.getByText('Not yet: the agency is reviewing your request')).toBeVisible();
  });

  const { jobs } = await client.api.call(clientJobEndpoints.forClient, {});
  const jobId = jobs.find((job) => job.title === title)?.id ?? '';
  await takeUp(manager.api, recruiter.api, jobId, title);
  const people = await Promise.all(
    ['Ilse', 'Bram', 'Noor'].map((name) => suitable(recruiter.api, name)),
  );
  const applications = await applicationsFor(recruiter.api, jobId, people);
  const [first, second] = people.map(({ name }) => name);
  const [chosen = '', ...others] = applications;
  await submitAlong(recruiter.api, chosen);
  // Two submissions at the same time would be sent in one mail.
  const { text: invitation } = await mailTo(manager.api, mail, `A candidate for ${title}`);
  for (const id of others) await submitAlong(recruiter.api, id);

  const { page, api } = await as(account, { ...answering, ...(role && { role }) });
  await test.step('the client compares three waiting candidates', async () => {
    await page.goto(dashboard);
    const waiting = page.getByRole('list', { name: 'Candidates who wait for you' });
    for (const { name } of people)
      await expect(waiting.getByRole('heading', { name })).toBeVisible();
    expect(await isWithin(page)).toBe(true);
    for (const { name } of people)
      await press(page, waiting.getByRole('checkbox', { name: `Compare ${name}` }), 'Space');
    const bar = page.getByRole('region', { name: 'Candidates to compare' });
    await expect(bar.getByText(`3 candidates chosen for ${title}`)).toBeVisible();
    await press(page, bar.getByRole('button', { name: 'Compare' }));
    const table = page.getByRole('region', {
      name: 'Candidates beside the requirements of the job',
    });
    for (const { name } of people) await expect(table.getByText(name).first()).toBeVisible();
    await expect(table.getByText('Oracle Database').first()).toBeVisible();
    expect(await isWithin(page)).toBe(true);
  });

  await test.step('an interview is requested, arranged, and shown with what helps to prepare it', async () => {
    await press(page, page.getByRole('button', { name: `Request interview: ${first}` }));
    const asking = page.getByRole('dialog', { name: `Interview ${first}` });
    await write(page, asking.getByRole('textbox', { name: /^Who should take part/ }), 'With me.');
    await press(page, asking.getByRole('button', { name: 'Request interview' }));
    await expect(page.getByText('The agency was told and agrees on a time.')).toBeVisible();
    const hostId = await ownId(api);
    const durationMin = 45;
    // The demo data fill some hours of each day.
    const free = await recruiter.api.call(applicationScheduleEndpoints.freeTimes, {
      params: { id: chosen },
      query: { hostRule: 'all', noticeHours: 48, horizonDays: 14, durationMin, hostIds: hostId },
    });
    await recruiter.api.call(clientInterviewEndpoints.arrange, {
      params: { id: chosen },
      body: {
        round: 'First talk',
        startsAt: free.times[0]?.startsAt ?? free.nearest ?? '',
        durationMin,
        confirmHours: true,
        hostIds: [hostId],
        place: 'external_link',
        placeValue: 'https://meet.example.com/ledger',
        message: null,
      },
    });
    await page.goto(href(clientDashboardRoutes.clientDashboardUpcomingInterviews));
    await press(page, page.getByRole('link', { name: `Prepare the interview with ${first}` }));
    const details = page.getByRole('dialog', { name: `First talk with ${first}` });
    await expect(details.getByText('Questions you could ask')).toBeVisible();
    expect(await isWithin(page)).toBe(true);
  });

  await test.step('the client selects with the link of a mail and a code, without an account', async () => {
    const guest = await visitor(phone);
    const link = /https?:\/\/\S+#\S+/.exec(invitation)?.[0] ?? '';
    await guest.page.goto(link);
    await expect(guest.page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    // Opening a link decides nothing, because mail programs follow links as well.
    expect((await readApplication(recruiter.api, chosen)).stage.kind).not.toBe('selected');
    await pressOn(guest.page, guest.page.getByRole('button', { name: 'Select', exact: true }));
    const leader = guest.page.getByRole('combobox', { name: 'Who leads the work' });
    await pressOn(guest.page, leader, 'ArrowDown');
    await guest.page.getByRole('option').filter({ visible: true }).first().waitFor();
    await guest.page.keyboard.press('ArrowDown');
    await guest.page.keyboard.press('Enter');
    await expect(leader).toHaveValue(/\w/);
    await pressOn(guest.page, guest.page.getByRole('button', { name: 'Send me a code' }));
    const code = guest.page.getByRole('textbox', { name: /^Code/ });
    const { subject } = await mailTo(manager.api, mail, 'Your code to answer: ');
    await typeInto(guest.page, code, subject.replace(/\D/g, ''));
    await pressOn(guest.page, guest.page.getByRole('button', { name: 'Confirm: select' }));
    await expect(
      guest.page.getByRole('heading', { level: 1, name: `${first} is selected` }),
    ).toBeVisible();
    expect(await isWithin(guest.page)).toBe(true);
  });

  await test.step('the client area shows the decision at once, and which candidates still wait', async () => {
    await page.goto(dashboard);
    const card = page.getByRole('article', { name: title });
    await expect(card.getByRole('link', { name: first })).toBeVisible();
    await expect(page.getByRole('heading', { name: second })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: first })).toHaveCount(0);
  });

  await test.step('the contractor starts, and the client asks for an extension with one key', async () => {
    const rate = (amount: string) => ({ amount, currency: 'USD', unit: 'hour' }) as const;
    const { version } = await readApplication(manager.api, chosen);
    await manager.api.call(applicationActionEndpoints.contract, {
      params: { id: chosen },
      body: {
        version,
        startDate: dayFrom(0),
        belowMinimum: false,
        billRate: rate('85.00'),
        payRate: rate('52.00'),
      },
    });
    const placements = () =>
      manager.api.call(placementEndpoints.list, {
        query: { 'filter[status]': 'pending_start,active', limit: 100 },
      });
    const ofJob = async () => (await placements()).data.find(({ job }) => job.id === jobId);
    const made = await ofJob();
    if (!made) throw new Error('The contract made no placement');
    const finance = await as('finance');
    await startAlong(manager.api, finance.api, made);
    await expect.poll(async () => (await ofJob())?.status).toBe('active');
    const { version: now } = await manager.api.call(placementEndpoints.read, {
      params: { id: made.id },
    });
    await manager.api.call(placementEndpoints.extend, {
      params: { id: made.id },
      body: { version: now, plannedEndDate: dayFrom(20) },
    });
    await page.goto(dashboard);
    const working = page.getByRole('region', { name: /^Your contractors/ });
    await expect(working.getByText(first ?? '')).toBeVisible();
    await expect(working.getByText('Ends in 20 days')).toBeVisible();
    await press(
      page,
      working.getByRole('button', { name: `Ask to extend the contract of ${first}` }),
    );
    await expect(working.getByText(/^Extension asked for on/)).toBeVisible();
    await expect(page.getByText(/52[.,]00|margin/i)).toHaveCount(0);
    expect(await isWithin(page)).toBe(true);
  });
}

test('on a phone and by keyboard alone, a client admin reads where a job stands and books a call', async ({
  as,
}) => {
  const { page, api } = await as('client.admin', phone);
  const { data: team } = await api.call(clientTeamEndpoints.read, {});
  const member = team.find(({ isAway }) => !isAway);
  expect(member).toBeDefined();
  await page.goto(dashboard);
  await expect(page.getByRole('list', { name: 'Where it stands' }).first()).toBeVisible();
  expect(await isWithin(page)).toBe(true);

  await tabTo(page, page.getByRole('link', { name: `Book a call with ${member?.name}` }).first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Call with ${member?.name}` });
  await tabTo(page, dialog.getByRole('combobox', { name: /^Time/ }));
  await page.keyboard.press('ArrowDown');
  const first = page.getByRole('option').first();
  await first.waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('textbox', { name: /^Your phone number/ }));
  await page.keyboard.type('+44 20 7946 0123');
  await tabTo(page, dialog.getByRole('textbox', { name: /^What is it about/ }));
  await page.keyboard.type('The next candidates');
  expect(await isWithin(page)).toBe(true);
  await tabTo(page, dialog.getByRole('button', { name: 'Book the call' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${member?.name} calls you on`, { exact: false })).toBeVisible();
  await expect(dialog).toBeHidden();
});

/** One form in every run, the other only in full runs. */
const formsOf = (first: Form, other: Form) => (isFullRun ? [first, other] : [first]);
const formName = (form: Form) => `${form.viewport.width} px ${form.colorScheme ?? 'light'}`;

for (const form of formsOf(phone, { ...desk, colorScheme: 'dark' }))
  test(`a client manager reads only their own jobs and decides on them by keyboard alone, ${formName(form)}`, async ({
    as,
  }) => {
    const manager = await as('client.manager', form);
    const { jobs } = await manager.api.call(clientJobEndpoints.forClient, {});
    const admin = await as('client.admin');
    const all = await admin.api.call(clientJobEndpoints.forClient, {});
    const others = all.jobs.filter(({ id }) => !jobs.some((own) => own.id === id));
    expect(jobs.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    const { page } = manager;
    await page.goto(dashboard);
    const list = page.getByRole('list', { name: 'Your jobs' });
    for (const { title } of jobs)
      await expect(list.getByRole('article', { name: title })).toBeVisible();
    await expect(list.getByRole('article')).toHaveCount(jobs.length);
    for (const { number } of others)
      await expect(page.getByText(number, { exact: true })).toHaveCount(0);
    expect(await isWithin(page)).toBe(true);

    const { data } = await manager.api.call(clientCandidateEndpoints.list, {});
    expect(data.filter(({ job }) => !jobs.some((own) => own.id === job.id))).toEqual([]);
    const asked = data.find(({ allowedActions }) => allowedActions.includes('ask_more'));
    if (!asked) throw new Error('Nobody waits for the manager of the demo');
    await pressOn(page, list.getByRole('link', { name: asked.name, exact: true }).first());
    const profile = page.getByRole('dialog', { name: asked.name });
    await pressOn(page, profile.getByRole('button', { name: `Ask a question: ${asked.name}` }));
    const question = page.getByRole('dialog', { name: `Ask about ${asked.name}` });
    await typeInto(
      page,
      question.getByRole('textbox', { name: /^Your question/ }),
      'Has she led people before?',
    );
    await pressOn(page, question.getByRole('button', { name: 'Send question' }));
    await expect(page.getByText('Your question is with the agency.')).toBeVisible();
    await expect(question).toBeHidden();
  });

for (const form of formsOf({ ...desk, colorScheme: 'dark' }, phone))
  test(`a client viewer reads what others decide and finds no way to decide, ${formName(form)}`, async ({
    as,
  }) => {
    const { page, api } = await as('client.viewer', form);
    const { data } = await api.call(clientCandidateEndpoints.list, {});
    expect(data.length).toBeGreaterThan(0);
    expect(data.flatMap(({ allowedActions }) => allowedActions)).toEqual([]);
    await page.goto(dashboard);
    await expect(page.getByRole('list', { name: 'Your jobs' })).toBeVisible();
    await expect(page.getByRole('region', { name: /recruitment team/ })).toBeVisible();
    await expect(
      page.getByRole('button', { name: /^(Select|Not a fit|Request interview)/ }),
    ).toHaveCount(0);
    for (const name of ['Request a job', 'Invite coworkers', 'Edit or ask for a change'])
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    const shown = data.find(({ standing }) => standing === 'waiting') ?? data[0];
    await page.goto(
      href(clientDashboardRoutes.clientDashboardActiveJobsByJobApplicationIdSelectCandidate, {
        jobApplicationId: shown?.id ?? '',
      }),
    );
    await expect(
      page.getByRole('heading', { name: 'Your role cannot open this page' }),
    ).toBeVisible();
  });

for (const form of formsOf(inTheDark, desk))
  test(`a user of two companies sees one at a time and switches by keyboard alone, ${formName(form)}`, async ({
    as,
    noConsole,
  }) => {
    // Requests pending during the role change still carried the cookie of the old session.
    noConsole.allow(/answered 401/, /status of 401/);
    const { page, api } = await as('two.companies', { role: 'client_admin', ...form });
    const first = await api.call(clientJobEndpoints.forClient, {});
    await page.goto(dashboard);
    await expect(page.getByText(first.companyName).first()).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Switch company' }));
    await expect(page.getByRole('menuitemradio').first()).toBeVisible();
    const other = page.getByRole('menuitemradio', { checked: false }).first();
    for (const _ of [1, 2, 3]) {
      if (await other.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText(first.companyName)).toHaveCount(0);
    // The page must have its new session before this request uses it.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const second = await api.call(clientJobEndpoints.forClient, {});
    expect(second.companyName).not.toBe(first.companyName);
    await expect(page.getByText(second.companyName).first()).toBeVisible();
    expect(first.jobs.length).toBeGreaterThan(0);
    for (const { title, number } of first.jobs)
      await expect(page.getByText(number, { exact: true }), title).toHaveCount(0);
    expect(await isWithin(page)).toBe(true);
  });
