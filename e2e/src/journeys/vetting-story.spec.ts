import { readFile } from 'node:fs/promises';
import {
  candidateEndpoints,
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
import { codeMailedTo, linkMailedTo } from '../fixtures/mailbox.ts';
import { applicationsFor, openJob } from '../fixtures/open-job.ts';
import { addQuestions, bring } from '../fixtures/screening-story.ts';
import type { SessionApi } from '../fixtures/session-api.ts';
import { expect, test, type Person } from '../fixtures/test.ts';
import {
  craft,
  expire,
  freeForAll,
  learnCraft,
  letTimePass,
  submitPrepared,
} from '../fixtures/vetting-story.ts';

const mistake = 'Tell us about an outage that you ended.';
const story =
  'A queue filled up at night. I stopped the producers, drained it by hand and wrote down why.';

const transcript = [
  'Interviewer: How did you end the outage?',
  `Candidate: ${story}`,
  'Interviewer: What would you do differently today?',
  'Candidate: I would alert on the age of the oldest message, because the length of a queue says little.',
].join('\n');
const forClients = 'Ends outages calmly, and writes down what others can learn from them.';

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

const vettingOf = ({ id }: CandidateRecord) =>
  href(candidatesRoutes.candidatesByIdProfileVetting, { id });

/** Writes a scorecard; it is saved as a draft automatically. */
async function writeScorecard(
  { page }: Person,
  { id }: CandidateRecord,
  recommendation: string,
): Promise<void> {
  await page.goto(href(candidatesRoutes.vettingInterviews, { id }));
  await page.getByRole('button', { name: 'Write scorecard' }).click();
  await expect(heading(page, /^Scorecard of/)).toBeVisible();
  await page.getByRole('combobox', { name: /Recommendation/ }).click();
  await page.getByRole('option', { name: recommendation, exact: true }).click();
  for (const scored of ['Technical depth: score', `${craft} (1 to 5)`]) {
    await page.getByRole('combobox', { name: scored }).click();
    await page.getByRole('option', { name: '4', exact: true }).click();
  }
  await page
    .getByRole('textbox', { name: 'Strengths' })
    .fill('Explains what went wrong and what it cost, without being asked.');
  await expect(page.getByText('Draft saved')).toBeVisible();
}

async function submitScorecard({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Scorecard submitted')).toBeVisible();
}

test('three of five candidates of a pool are screened; one is interviewed by two, decided on and read by a client', async ({
  as,
  visitor,
  server,
  noConsole,
}) => {
  // The expired link is refused, and a second device until it has the code.
  noConsole.allow(/answered 410/, /answered 403: GET .*screening$/, /status of 4(?:03|10)/);
  test.setTimeout(240_000);
  const lead = await as('team.lead');
  const vetter = await as('vetter');
  const second = await as('mina.park');
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

  const screened = await Promise.all([0, 1, 2].map(() => createCandidate(recruiter.api)));
  const [answers, lapses, hits] = screened as [CandidateRecord, CandidateRecord, CandidateRecord];
  const refuses = await createCandidate(recruiter.api);
  const unreachable = await createCandidate(recruiter.api, {
    email: null,
    linkUrl: `https://www.linkedin.com/in/${Date.now().toString(36)}`,
  });
  const people = [...screened, refuses, unreachable];
  await test.step('the recruiter screens all five candidates at once; two cannot be asked', async () => {
    const { page, api } = recruiter;
    await api.call(consentEndpoints.record, {
      params: { id: refuses.id },
      body: { purpose: 'contact', granted: false, channel: 'staff_on_behalf', note: null },
    });
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
    for (const [why, { lastName }] of [
      ['they do not agree to be contacted', refuses],
      ['no e-mail address is known', unreachable],
    ] as const)
      await expect(
        dialog.getByText(new RegExp(`1 is not asked: ${why}.*${lastName}`)),
      ).toBeVisible();
    await dialog.getByRole('button', { name: 'Send screening' }).click();
    for (const { id } of screened)
      await expect
        .poll(async () => {
          const { data } = await api.call(screeningFormEndpoints.ofCandidate, { params: { id } });
          return data[0]?.status;
        })
        .toBe('sent');
  });

  await test.step('one candidate answers on a phone and finishes on a laptop', async () => {
    const phone = await visitor({ viewport: { width: 390, height: 844 } });
    await begin(phone.page, lead.api, emailOf(answers));
    await phone.page.getByRole('textbox', { name: mistake }).fill(story);
    await phone.page.getByRole('textbox', { name: mistake }).blur();
    await expect(phone.page.getByText(/^Saved/).first()).toBeVisible();
    const laptop = await visitor();
    await laptop.page.goto(await linkMailedTo(lead.api, emailOf(answers)));
    // The link alone does not show answers on another device without access to the mailbox.
    await laptop.page.getByRole('button', { name: 'Send me a code' }).click();
    const code = await codeMailedTo(lead.api, emailOf(answers));
    await laptop.page.getByRole('textbox', { name: /^Code/ }).fill(code);
    await laptop.page.getByRole('button', { name: 'Continue', exact: true }).click();
    await laptop.page.getByText('All questions', { exact: true }).click();
    await expect(laptop.page.getByRole('textbox', { name: mistake })).toHaveValue(story);
    await answerTheRest(laptop.page, 'Yes');
    const notes = laptop.page.getByRole('group', { name: bring });
    await notes.locator('input[type="file"]').setInputFiles({
      name: 'outage-notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(story),
    });
    await expect(notes.getByRole('button', { name: 'Remove outage-notes.txt' })).toBeVisible();
    await handIn(laptop.page);
  });

  await test.step('one candidate lets the link expire, one gives a knock-out answer', async () => {
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

  const interviewId =
    await test.step('an interview with two interviewers is requested and held', async () => {
      const { api } = lead;
      const params = { id: answers.id };
      await learnCraft(api, await api.call(candidateEndpoints.read, { params }));
      const { data } = await api.call(vettingInterviewEndpoints.interviewers, {
        params,
        query: {},
      });
      const idOf = (name: string) => data.find((person) => person.name === name)?.id ?? name;
      const interviewers = [idOf('Esra Haddad'), idOf('Mina Park')];
      const { version } = await api.call(vettingEndpoints.read, { params });
      await api.call(vettingEndpoints.skipToInterview, { params, body: { version, note: null } });
      const { id } = await api.call(vettingInterviewEndpoints.request, {
        params,
        body: {
          kind: 'technical',
          poolId,
          interviewerIds: interviewers,
          leadId: idOf('Esra Haddad'),
          durationMin: 60,
          startsAt: await freeForAll(api, answers.id, interviewers),
          confirmHours: true,
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

  await test.step('neither vetter sees the other’s scores before submitting their own', async () => {
    await writeScorecard(second, answers, 'Mixed');
    await writeScorecard(vetter, answers, 'Strong yes');
    await submitScorecard(vetter);
    await vetter.page.goto(vettingOf(answers));
    await expect(vetter.page.getByText('Strong yes').first()).toBeVisible();
    await expect(vetter.page.getByText('Mixed')).toBeHidden();
    const { page } = second;
    await page.goto(vettingOf(answers));
    await expect(page.getByText('Shown once your own is submitted', { exact: true })).toBeVisible();
    await expect(page.getByText('Strong yes')).toBeHidden();
    await page.goto(href(candidatesRoutes.vettingInterviews, { id: answers.id }));
    await page.getByRole('button', { name: 'Open scorecard' }).click();
    await expect(page.getByRole('combobox', { name: /Recommendation/ })).toHaveValue('Mixed');
    await submitScorecard(second);
    await page.goto(vettingOf(answers));
    await expect(page.getByText('Strong yes').first()).toBeVisible();
  });

  await test.step('the transcript is stored with consent and summarised', async () => {
    const { page } = vetter;
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

  await test.step('the verdict of the lead interviewer gives the badge', async () => {
    const { page } = vetter;
    await page.goto(vettingOf(answers));
    await page.getByRole('button', { name: 'Decide' }).click();
    await page.getByRole('menuitem', { name: 'Pass', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/is vetted until/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Pass', exact: true }).click();
    await expect(page.getByText(/^Valid until/)).toBeVisible();
    await recruiter.page.goto(href(candidatesRoutes.profile, { id: answers.id }));
    await expect(
      recruiter.page
        .getByRole('banner')
        .or(recruiter.page.getByRole('main'))
        .getByText('Vetted', { exact: true })
        .first(),
    ).toBeVisible();
  });

  await test.step('the client reads the badge, the released summary and what was verified', async () => {
    const { page } = vetter;
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
      title: poolName,
      positions: 1,
      client: 'Lumera',
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
    await expect(view.getByText(new RegExp(`^${craft}.*, verified \\w+ \\d{4}$`))).toBeVisible();
    for (const inside of [
      /Explains what went wrong/,
      /Strong yes/,
      /Mixed/,
      /oldest message/,
      /Mina Park/,
    ])
      await expect(client.page.getByText(inside)).toHaveCount(0);
  });
});
