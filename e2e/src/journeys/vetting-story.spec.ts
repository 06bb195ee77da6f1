import { readFile } from 'node:fs/promises';
import {
  applicationActionEndpoints,
  applicationRecordEndpoints,
  candidatesRoutes,
  clientDashboardRoutes,
  consentEndpoints,
  href,
  jobsRoutes,
  poolMembershipEndpoints,
  screeningFormEndpoints,
  talentRoutes,
  vettingEndpoints,
  vettingInterviewEndpoints,
  type CandidateRecord,
} from '@muster/contracts';
import type { Page } from '@playwright/test';
import { createCandidate } from '../fixtures/candidates.ts';
import { inDatabase } from '../fixtures/in-database.ts';
import { codeMailedTo, linkMailedTo } from '../fixtures/mailbox.ts';
import { applicationsFor, openJob, readApplication } from '../fixtures/open-job.ts';
import { addQuestions, bring } from '../fixtures/screening-story.ts';
import type { SessionApi } from '../fixtures/session-api.ts';
import { expect, test, type Person } from '../fixtures/test.ts';

const mistake = 'Tell us about an outage that you ended.';
const story =
  'A queue filled up at night. I stopped the producers, drained it by hand and wrote down why.';

/** Lets a form and its link run out, as two weeks would. */
const expire = (server: Parameters<typeof inDatabase>[0], candidateId: string) =>
  inDatabase(
    server,
    {
      ScreeningFormModel: 'domains/screening/screening-form.model',
      AccessTokenModel: 'domains/links/access-token.model',
    },
    `const expiresAt = new Date(Date.now() - 60_000);
    const form = await ScreeningFormModel.findOneAndUpdate({ candidateId: ${JSON.stringify(candidateId)} }, { $set: { expiresAt } });
    await AccessTokenModel.updateMany({ subjectId: form._id }, { $set: { expiresAt } });`,
  );

/** Lets an interview be over, as the hour would. */
const letTimePass = (server: Parameters<typeof inDatabase>[0], interviewId: string) =>
  inDatabase(
    server,
    { VettingInterviewModel: 'domains/vetting/vetting-interview.model' },
    `await VettingInterviewModel.updateOne({ _id: ${JSON.stringify(interviewId)} }, { $set: { startsAt: new Date(Date.now() - 2 * 3600_000), endsAt: new Date(Date.now() - 3600_000) } });`,
  );

const transcript = [
  'Interviewer: How did you end the outage?',
  `Candidate: ${story}`,
  'Interviewer: What would you do differently today?',
  'Candidate: I would alert on the age of the oldest message, because the length of a queue says little.',
].join('\n');
const forClients = 'Ends outages calmly, and writes down what others can learn from them.';

/** A start that calendars offer, far enough ahead. */
function quarterInThreeDays(): string {
  const quarter = 15 * 60_000;
  return new Date(Math.ceil((Date.now() + 3 * 86_400_000) / quarter) * quarter).toISOString();
}

const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name });
const emailOf = ({ contact }: CandidateRecord): string => contact?.email ?? '';

/** Answers the knock-out question and the number, which every form of the story has. */
async function answerTheRest(page: Page, overlaps: 'Yes' | 'No'): Promise<void> {
  await page.getByRole('radio', { name: overlaps, exact: true }).check({ force: true });
  await page
    .getByRole('spinbutton')
    .or(page.getByLabel(/How many years/))
    .first()
    .fill('7');
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(heading(page, /your answers are in/)).toBeVisible();
}

async function begin(page: Page, api: SessionApi, email: string): Promise<string> {
  const link = await linkMailedTo(api, email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('All questions', { exact: true }).click();
  return link;
}

/** Fills in what a submission needs, and submits it. */
async function submitPrepared(api: SessionApi, id: string): Promise<void> {
  const { candidate, version } = await readApplication(api, id);
  await api.call(consentEndpoints.record, {
    params: { id: candidate.id },
    body: { purpose: 'share_with_clients', granted: true, channel: 'staff_on_behalf', note: null },
  });
  const prepared = await api.call(applicationRecordEndpoints.update, {
    params: { id },
    body: {
      version,
      bioOverride: '<p>Keeps queues and databases of payment systems alive, mostly at night.</p>',
      introduction:
        '<p>Has ended outages of this kind before, explains trade-offs calmly and is keen on the team.</p>',
      billRate: { amount: '85.00', currency: 'USD', unit: 'hour' },
      noticeDays: 14,
      interestNote: 'Said yes on the phone.',
    },
  });
  await api.call(applicationActionEndpoints.submit, {
    params: { id },
    body: { version: prepared.version, note: null, again: true },
  });
}

async function writeScorecard(
  { page }: Person,
  candidateId: string,
  recommendation: string,
): Promise<void> {
  await page.goto(href(candidatesRoutes.vettingInterviews, { id: candidateId }));
  await page.getByRole('button', { name: 'Write scorecard' }).click();
  await expect(heading(page, /^Scorecard of/)).toBeVisible();
  await page.getByRole('combobox', { name: /Recommendation/ }).click();
  await page.getByRole('option', { name: recommendation, exact: true }).click();
  await page.getByRole('combobox', { name: 'Technical depth: score' }).click();
  await page.getByRole('option', { name: '4', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'Strengths' })
    .fill('Explains what went wrong and what it cost, without being asked.');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Scorecard submitted')).toBeVisible();
}

test('three people are screened for a pool; one is interviewed by two, decided on and read by a client', async ({
  as,
  visitor,
  server,
  noConsole,
}) => {
  // The link that has run out is refused, and a second device until it has the code.
  noConsole.allow(/answered 410/, /answered 403: GET .*screening$/, /status of 4(?:03|10)/);
  test.setTimeout(240_000);
  const lead = await as('team.lead');
  const vetter = await as('vetter');
  const recruiter = await as('recruiter');

  const poolName = `Night operations ${Date.now().toString(36)}`;
  const poolId = await test.step('the vetter builds a pool with questions', async () => {
    const { page, api } = vetter;
    await page.goto(href(talentRoutes.pools));
    await page
      .getByRole('link', { name: 'New pool' })
      .or(page.getByRole('button', { name: 'New pool' }))
      .first()
      .click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('textbox', { name: 'Name' }).fill(poolName);
    await drawer.getByRole('button', { name: 'Create pool' }).click();
    await expect(heading(page, poolName)).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('link', { name: 'Screening questions' }).click();
    await page.getByRole('button', { name: 'Add question' }).first().click();
    const question = page.getByRole('dialog', { name: 'New question' });
    await question.getByRole('textbox', { name: 'Question' }).fill(mistake);
    await question
      .getByRole('textbox', { name: 'Ideal answer' })
      .fill('Acts first, explains after.');
    await question.getByRole('button', { name: 'Add question' }).click();
    await expect(page.getByText('The question was added')).toBeVisible();
    await addQuestions(api, id);
    await page.reload();
    await expect(page.getByText(/overlap four hours/).first()).toBeVisible();
    return id;
  });

  const people = await Promise.all([0, 1, 2].map(() => createCandidate(recruiter.api)));
  const [answers, lapses, hits] = people as [CandidateRecord, CandidateRecord, CandidateRecord];
  await test.step('the recruiter screens three of its people at once', async () => {
    const { page, api } = recruiter;
    await lead.api.call(poolMembershipEndpoints.bulk, {
      body: { ids: people.map(({ id }) => id), poolId, action: 'add', reason: null },
    });
    await page.goto(href(talentRoutes.pool, { id: poolId }));
    for (const { lastName } of people)
      await page
        .getByRole('row', { name: new RegExp(lastName) })
        .getByRole('checkbox')
        .check();
    await page.getByRole('button', { name: 'Screen', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^3 people get the screening questions/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Send screening' }).click();
    for (const { id } of people)
      await expect
        .poll(async () => {
          const { data } = await api.call(screeningFormEndpoints.ofCandidate, { params: { id } });
          return data[0]?.status;
        })
        .toBe('sent');
  });

  await test.step('one answers on a phone and finishes on a laptop', async () => {
    const phone = await visitor({ viewport: { width: 390, height: 844 } });
    await begin(phone.page, lead.api, emailOf(answers));
    await phone.page.getByRole('textbox', { name: mistake }).fill(story);
    await phone.page.getByRole('textbox', { name: mistake }).blur();
    await expect(phone.page.getByText(/^Saved/).first()).toBeVisible();
    const laptop = await visitor();
    await laptop.page.goto(await linkMailedTo(lead.api, emailOf(answers)));
    // Whoever holds the link reads no answers on another device without the mailbox.
    await laptop.page.getByRole('button', { name: 'Send me a code' }).click();
    const code = await codeMailedTo(lead.api, emailOf(answers));
    await laptop.page.getByRole('textbox', { name: /^Code/ }).fill(code);
    await laptop.page.getByRole('button', { name: 'Continue', exact: true }).click();
    await laptop.page.getByText('All questions', { exact: true }).click();
    await expect(laptop.page.getByRole('textbox', { name: mistake })).toHaveValue(story);
    await answerTheRest(laptop.page, 'Yes');
    const notes = laptop.page.getByRole('group', { name: bring });
    await notes.locator('input[type="file"]').setInputFiles({
      ...{ name: 'outage-notes.txt', mimeType: 'text/plain', buffer: Buffer.from(story) },
    });
    await expect(notes.getByRole('button', { name: 'Remove outage-notes.txt' })).toBeVisible();
    await handIn(laptop.page);
  });

  await test.step('one lets the link run out, one hits the knock-out', async () => {
    const link = await linkMailedTo(lead.api, emailOf(lapses));
    await expire(server, lapses.id);
    const late = await visitor();
    await late.page.goto(link);
    await expect(late.page.getByRole('heading', { level: 1 })).toContainText(
      'This form has expired',
    );
    const quick = await visitor();
    await begin(quick.page, lead.api, emailOf(hits));
    await quick.page.getByRole('textbox', { name: mistake }).fill('None yet, I have only built.');
    await answerTheRest(quick.page, 'No');
    await handIn(quick.page);
    const { page } = recruiter;
    await page.goto(href(candidatesRoutes.candidatesByIdProfileVetting, { id: hits.id }));
    await expect(page.getByText('1 flagged answer')).toBeVisible();
    await page.goto(href(candidatesRoutes.candidatesByIdProfileVetting, { id: answers.id }));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'outage-notes.txt' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toBe(story);
  });

  const interviewId = await test.step('an interview with two is asked for and held', async () => {
    const { api } = lead;
    const params = { id: answers.id };
    const { data } = await api.call(vettingInterviewEndpoints.interviewers, { params, query: {} });
    const idOf = (name: string) => data.find((person) => person.name === name)?.id ?? name;
    const { version } = await api.call(vettingEndpoints.read, { params });
    await api.call(vettingEndpoints.skipToInterview, { params, body: { version, note: null } });
    const { id } = await api.call(vettingInterviewEndpoints.request, {
      params,
      body: {
        kind: 'technical',
        poolId,
        interviewerIds: [idOf('Esra Haddad'), idOf('Lukas Petrov')],
        leadId: idOf('Esra Haddad'),
        durationMin: 60,
        startsAt: quarterInThreeDays(),
      },
    });
    await letTimePass(server, id);
    const { page } = vetter;
    await page.goto(
      href(candidatesRoutes.vettingInterviewStatus, { ...params, vettingInterviewId: id }),
    );
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /^What happened/ }).click();
    await page.getByRole('option', { name: 'It is over' }).click();
    await expect(dialog.getByText(/Asks .* for a scorecard/)).toBeVisible();
    await dialog.getByRole('button', { name: 'It is over' }).click();
    await expect(page.getByText('Interview completed')).toBeVisible();
    return id;
  });

  await test.step('neither interviewer sees the marks of the other before their own are in', async () => {
    await writeScorecard(vetter, answers.id, 'Strong yes');
    await lead.page.goto(href(candidatesRoutes.candidatesByIdProfileVetting, { id: answers.id }));
    await expect(
      lead.page.getByText('Shown once your own is submitted', { exact: true }),
    ).toBeVisible();
    await expect(lead.page.getByText('Strong yes')).toBeHidden();
    await writeScorecard(lead, answers.id, 'Yes');
    await lead.page.goto(href(candidatesRoutes.candidatesByIdProfileVetting, { id: answers.id }));
    await expect(lead.page.getByText('Strong yes').first()).toBeVisible();
  });

  await test.step('the transcript is kept with the consent and summed up', async () => {
    const { page } = lead;
    await page.goto(
      href(
        candidatesRoutes.candidatesByIdProfileCandidateCalendarByVettingInterviewIdTranscriptSummary,
        { id: answers.id, vettingInterviewId: interviewId },
      ),
    );
    const drawer = page.getByRole('dialog', { name: 'Transcript summary' });
    await drawer.getByRole('textbox', { name: 'Transcript' }).fill(transcript);
    await drawer.getByRole('checkbox', { name: /agreed to the recording/ }).check();
    await drawer.getByRole('button', { name: 'Add transcript' }).click();
    await drawer.getByRole('button', { name: 'Summarise', exact: true }).click();
    await expect(drawer.getByText(/Line/).first()).toBeVisible();
  });

  await test.step('the verdict gives the badge, and the client reads it with the summary', async () => {
    const { page } = lead;
    await page.goto(href(candidatesRoutes.candidatesByIdProfileVetting, { id: answers.id }));
    await page.getByRole('button', { name: 'Decide' }).click();
    await page.getByRole('menuitem', { name: 'Pass', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/is vetted until/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Pass', exact: true }).click();
    await expect(page.getByText(/^Valid until/)).toBeVisible();
    await page.goto(
      href(candidatesRoutes.candidatesByIdProfileVettingFeedbackSummary, { id: answers.id }),
    );
    const summary = page.getByRole('dialog', { name: 'Agreement' });
    await summary.getByRole('button', { name: 'Write summary' }).click();
    await summary.getByRole('textbox', { name: 'Summary for clients' }).fill(forClients);
    await summary.getByRole('button', { name: 'Release to clients' }).click();
    await expect(page.getByText('Summary released to clients')).toBeVisible();
    const manager = await as('account.manager');
    const job = await openJob(manager.api, recruiter.api, {
      ...{ title: poolName, positions: 1, client: 'Lumera' },
    });
    const [applicationId = ''] = await applicationsFor(recruiter.api, job.id, [answers]);
    await recruiter.page.goto(
      href(jobsRoutes.applicationProfile, { jobApplicationId: applicationId }),
    );
    await expect(recruiter.page.getByRole('main').getByText(forClients)).toBeVisible();
    await submitPrepared(recruiter.api, applicationId);
    const client = await as('client.admin');
    await client.page.goto(href(clientDashboardRoutes.dashboard, {}, { candidate: applicationId }));
    const view = client.page.getByRole('dialog');
    await expect(view.getByText(/^Vetted/).first()).toBeVisible();
    await expect(view.getByText(forClients)).toBeVisible();
    for (const inside of [/Explains what went wrong/, /Strong yes/, /oldest message/])
      await expect(client.page.getByText(inside)).toHaveCount(0);
  });
});
