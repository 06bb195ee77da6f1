/**
 * A recruiter's day, as one story. Coverage:
 * - home: the page of the role, its actions, title, one heading and focus after a navigation
 * - the candidates of a demo job: those shown to the client have its role and its first skill
 * - a CV dropped on a new candidate: an address broken by a hyphen stays whole
 * - another person's CV on a record: a warning, and nothing is written without a confirmation
 * - a German file: candidates are kept, a bad cell is reported with column and value, money is
 *   read with units
 * - a new job: Back between steps keeps the input, continuing creates the positions
 * - terms: a bill below the pay causes a warning in the form and in the checklist
 * - terms: an amount with a decimal comma is saved correctly
 * - terms changed by two users: a name and amounts instead of ids, and a merge that saves
 * - one score: the application shows the same match to the same reader
 * - the checklist: a phone number in the bio leads to the bio
 * - a small dialog: says what will happen, and shows missing input at its field
 * - the candidate answers through a mailed link: the history names the candidate
 * - the pipeline on a phone: the candidates are visible below the suggestions
 * - a session that ends elsewhere: signing in over the form keeps the input
 * - rejecting a candidate: the button's requirements, the count of ticked items, a mail to edit
 * - an unknown filter in the URL: named, removable, the rest applies
 * - a wrong id below an overlay's path: an error message, and the way back
 */
import type { Locator } from '@playwright/test';
import {
  applicationRecordEndpoints,
  authEndpoints,
  boardEndpoints,
  candidatesRoutes,
  href,
  jobEndpoints,
  jobsRoutes,
  matchingEndpoints,
  positionEndpoints,
  stageRank,
  teamRoutes,
} from '@muster/contracts';
import { createCandidate } from '../fixtures/candidates.ts';
import { choose } from '../fixtures/choose.ts';
import { navLink } from '../fixtures/nav-link.ts';
import { linkMailedTo } from '../fixtures/mailbox.ts';
import { applicationsFor, openJob, readApplication, readyJob } from '../fixtures/open-job.ts';
import { suitable } from '../fixtures/placement-story.ts';
import { demoPassword } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';

/** Only letters, because the CV reader ignores names with digits. */
const mark = Date.now()
  .toString(36)
  .replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

const cvOf = (first: string, last: string) => `${first} ${last}
Senior database engineer
Porto, Portugal
${first.toLowerCase()}.${last.toLowerCase().slice(0, 4)}-
${last.toLowerCase().slice(4)}@people.test
+351 912 345 678

Experience

Database Engineer, Brightwave
March 2021 - Present
- Leads the settlement team of five people

Education

University of Porto
Master, Computer Science
2012 - 2017
`;

const german = `Vorname;Nachname;E-Mail;Land;Position;Stundensatz
Jürgen;Groß${mark};juergen.${mark}@beispiel.test;Deutschland;Entwickler;45,50 €/h
Anke;Weiß${mark};anke.${mark}@beispiel.test;Deutschland;Entwicklerin;nach Absprache
`;

const dropText = (place: Locator, name: string, text: string, mimeType = 'text/plain') =>
  place.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });

test('a recruiter’s day', async ({ as, visitor, noConsole }) => {
  test.setTimeout(240_000);
  // Files are requested until they are scanned; sessions end, versions differ, ids are invalid.
  noConsole.allow(/cv-facts|425|status of 4\d\d/, /answered 40[149]/);
  const { page, api } = await as('recruiter');
  const manager = await as('account.manager');
  const main = page.getByRole('main');

  await test.step('home is the recruiter’s own, and offers what the role may create', async () => {
    await page.goto(href(teamRoutes.home));
    await expect(page.getByRole('heading', { level: 1, name: /^Good \w+, Ana$/ })).toBeVisible();
    await expect(page.getByRole('region', { name: /^My queue/ })).toBeVisible();
    const jobs = page.getByRole('region', { name: /^My jobs/ });
    await expect(jobs.getByRole('link', { name: 'Senior backend engineer (Go)' })).toHaveAttribute(
      'href',
      /\/jobs\/[0-9a-f]{24}$/,
    );
    await expect(jobs.getByRole('img', { name: /^In the pipeline: / }).first()).toBeVisible();
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: /candidate/i }).first()).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /job/i }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await navLink(page, 'Candidates').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/^Candidates/);
    await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeFocused();
  });

  await test.step('all candidates submitted to the client for the Go job are backend engineers who know Go', async () => {
    const go = await api.call(jobEndpoints.list, { query: { q: 'Senior backend engineer (Go)' } });
    const id = go.data[0]?.id ?? '';
    const { columns } = await api.call(boardEndpoints.read, { params: { id } });
    const shown = columns
      .filter(({ kind }) => kind !== null && stageRank(kind) >= stageRank('submitted'))
      .flatMap(({ cards }) => cards);
    expect(shown.length).toBeGreaterThan(2);
    expect(new Set(shown.map(({ candidate }) => candidate.primaryRole))).toEqual(
      new Set(['Backend']),
    );
    expect(Math.min(...shown.map(({ score }) => score ?? 0))).toBeGreaterThanOrEqual(60);
    const { job, people } = await api.call(boardEndpoints.compare, {
      params: { id },
      query: {
        ids: shown
          .slice(0, 4)
          .map((card) => card.id)
          .join(','),
      },
    });
    const must = job.skills.filter((skill) => skill.must).map((skill) => skill.id);
    expect(job.skills.map(({ name }) => name)).toContain('Go');
    expect(people.length).toBeGreaterThan(0);
    for (const { card, skills } of people)
      expect(
        skills.map((skill) => skill.id),
        card.candidate.name,
      ).toEqual(expect.arrayContaining(must));
    await page.goto(href(jobsRoutes.candidates, { id }));
    const [first] = shown;
    await expect(main.getByText(first?.candidate.name ?? '').first()).toBeAttached();
  });

  const rita = `Valente${mark}`;
  await test.step('a CV whose mail address is broken by a hyphen becomes a candidate', async () => {
    await page.goto(href(candidatesRoutes.list));
    await page.getByRole('link', { name: 'Add candidate' }).click();
    const drawer = page.getByRole('dialog', { name: 'New candidate' });
    await dropText(drawer, 'rita.txt', cvOf('Rita', rita));
    await expect(drawer.getByRole('textbox', { name: 'Last name' })).toHaveValue(rita, {
      timeout: 30_000,
    });
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(
      `rita.${rita.toLowerCase()}@people.test`,
    );
    await drawer.getByRole('button', { name: 'Add candidate' }).click();
    await expect(page.getByRole('heading', { name: /^Review the CV of Rita/ })).toBeVisible();
  });

  await test.step('another person’s CV on a record is pointed out and not written', async () => {
    const { id, name } = await createCandidate(api);
    await page.goto(href(candidatesRoutes.uploadAttachment, { id }));
    const drawer = page.getByRole('dialog', { name: 'Add files' });
    await dropText(drawer, 'cv.txt', cvOf('Tomas', `Kral${mark}`));
    await expect(drawer.getByText(/^Uploaded/)).toBeVisible({ timeout: 20_000 });
    await drawer.getByRole('button', { name: 'Add file' }).click();
    await expect(drawer).toBeHidden();
    const files = page.getByRole('region', { name: /^Files/ });
    await files
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Read for experience and skills' }).click();
    await expect(page.getByText(/This CV may belong to someone else/)).toBeVisible({
      timeout: 30_000,
    });
    await expect(
      page.getByRole('checkbox', { name: 'This CV belongs to this person' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: `Review the CV of ${name}` })).toBeVisible();
  });

  await test.step('a German file keeps its people and names the cell that could not be used', async () => {
    await page.goto(href(candidatesRoutes.list));
    await page.getByRole('link', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import candidates' });
    await dropText(dialog, 'leute.csv', german, 'text/csv');
    await dialog.getByRole('button', { name: 'Check the rows' }).click();
    await expect(dialog.getByText('What the import would do')).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole('button', { name: 'Import 2 candidates' }).click();
    await expect(dialog.getByText('Imported with a warning')).toBeVisible({ timeout: 30_000 });
    await expect(dialog.getByText(/Stundensatz “nach Absprache”/).first()).toBeVisible();
    await dialog.getByRole('link', { name: 'Show imported candidates' }).click();
    await expect(page.getByRole('row').filter({ hasText: `Groß${mark}` })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: `Weiß${mark}` })).toBeVisible();
  });

  const job = await openJob(manager.api, api, { title: `Settlement lead ${mark}`, positions: 1 });

  await test.step('a new job: Back asks before it discards a step, and continuing creates the positions', async () => {
    const draft = await api.call(jobEndpoints.create, {
      body: { ...(await readyJob(api, `Night operator ${mark}`)), companyId: job.company.id },
    });
    const at = (step: string) => `${jobsRoutes.create.path}?job=${draft.id}&step=${step}`;
    await page.goto(at('rates'));
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL(/step=positions/);
    await page.getByRole('textbox', { name: /^Add/ }).fill('3');
    await choose(main, 'Supervisor', job.supervisor.name);
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('textbox', { name: /^Add/ })).toHaveValue('3');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL(/step=team/);
    const { data } = await api.call(positionEndpoints.ofJob, { params: { id: draft.id } });
    expect(data.map(({ supervisor }) => supervisor?.name)).toEqual(
      Array.from({ length: 3 }, () => job.supervisor.name),
    );
  });

  const person = await suitable(api, 'Jitka');
  const [applicationId = ''] = await applicationsFor(api, job.id, [person]);
  const application = { jobApplicationId: applicationId };
  const terms = page.getByRole('dialog', { name: 'Edit terms' });
  const openTerms = () =>
    page.goto(`${href(jobsRoutes.applicationProfile, application)}?terms=edit`);

  await test.step('the form and the checklist warn of a bill rate below the pay rate', async () => {
    await openTerms();
    await terms.getByRole('textbox', { name: /^Bill rate/ }).fill('50,5');
    await terms.getByRole('textbox', { name: /^Pay rate/ }).fill('55,25');
    await expect(terms.getByText('The bill rate is below the pay rate.')).toBeVisible();
    await expect(terms.getByText('The bill rate is below the client’s range.')).toBeVisible();
    await terms.getByRole('button', { name: 'Save changes' }).click();
    await expect(terms).toBeHidden();
    const { billRate, payRate } = await readApplication(api, applicationId);
    expect([billRate?.amount, payRate?.amount]).toEqual(['50.50', '55.25']);
    await expect(main.getByText('The bill rate is below the pay rate.').first()).toBeVisible();
    await expect(page.getByText(/^Ready to submit$/)).toBeHidden();
  });

  await test.step('the account manager changed the rate meanwhile: both amounts and her name are shown and merged', async () => {
    await openTerms();
    await terms.getByRole('textbox', { name: /^Bill rate/ }).fill('84');
    await terms.getByRole('textbox', { name: /^Notice in days/ }).fill('21');
    const { version } = await readApplication(manager.api, applicationId);
    await manager.api.call(applicationRecordEndpoints.update, {
      params: { id: applicationId },
      body: { version, billRate: { amount: '88.00', currency: 'USD', unit: 'hour' } },
    });
    await terms.getByRole('button', { name: 'Save changes' }).click();
    const conflict = page.getByRole('dialog', { name: /has changed this/ });
    await expect(conflict).toContainText(/\$?88/);
    await expect(conflict).not.toContainText(/[0-9a-f]{24}/);
    await conflict.getByRole('radio', { name: /^Theirs/ }).check();
    await conflict.getByRole('button', { name: 'Save the merged version' }).click();
    await expect(terms).toBeHidden();
    const merged = await readApplication(api, applicationId);
    expect(merged.billRate?.amount).toBe('88.00');
    expect(merged.preparation.noticeDays).toBe(21);
  });

  await test.step('the application shows the same score with and without rates', async () => {
    await page.goto(href(jobsRoutes.applicationProfile, application));
    const matches = main.getByRole('img', { name: /^Match \d+ of 100$/ });
    await expect(matches.first()).toBeVisible();
    const scores = await matches.evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(new Set(scores).size).toBe(1);
    const pair = await api.call(matchingEndpoints.ofPair, {
      params: { id: job.id, candidateId: person.id },
    });
    expect(scores[0]).toBe(`Match ${pair.score} of 100`);
  });

  await test.step('the checklist leads from a phone number in the bio to the bio', async () => {
    const { version } = await readApplication(api, applicationId);
    await api.call(applicationRecordEndpoints.update, {
      params: { id: applicationId },
      body: { version, bioOverride: '<p>Call her on +351 912 345 678 in the morning.</p>' },
    });
    await page.goto(href(jobsRoutes.applicationProfile, application));
    await main.getByRole('link', { name: /^Fix: No contact data/ }).click();
    await expect(page.getByRole('dialog', { name: /^Bio for/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the request for interest says what will happen, and the history credits the candidate with the answer', async () => {
    await main.getByRole('button', { name: 'Ask for interest' }).click();
    const asking = page.getByRole('dialog', { name: 'Ask for interest' });
    await expect(asking.getByText('What will happen')).toBeVisible();
    await asking.getByRole('button', { name: 'Ask for interest' }).click();
    await expect(asking).toBeHidden();
    const guest = await visitor();
    await guest.page.goto(await linkMailedTo(guest.api, person.email));
    await guest.page.getByRole('button', { name: 'Yes, I am interested' }).click();
    await expect(guest.page.getByRole('heading', { name: 'You said yes' })).toBeVisible();
    await page.reload();
    const history = main.getByRole('region', { name: /^History/ });
    await expect(history.getByText('noted the interest').first()).toBeVisible();
    await expect(
      history.getByRole('listitem').filter({ hasText: 'noted the interest' }).first(),
    ).toContainText(person.name);
  });

  await test.step('on a phone the pipeline shows its candidates, whatever stands above them', async () => {
    const wide = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(href(jobsRoutes.candidates, { id: job.id }));
    await expect(main.getByText(person.name).filter({ visible: true }).first()).toBeInViewport({
      ratio: 1,
    });
    await page.setViewportSize(wide);
  });

  await test.step('the session ends elsewhere: signing in above the form keeps the typed input', async () => {
    await openTerms();
    const reason = terms.getByRole('textbox', { name: /^Continue without vetting/ });
    await reason.fill('Known to us from two earlier projects.');
    await api.call(authEndpoints.signOut, { body: {} });
    const over = page
      .getByRole('dialog')
      .filter({ hasText: 'What you typed is still on this page' });
    await over.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await over.getByRole('button', { name: 'Sign in' }).click();
    await expect(over).toBeHidden();
    await expect(reason).toHaveValue('Known to us from two earlier projects.');
    await terms.getByRole('button', { name: 'Save changes' }).click();
    await expect(terms).toBeHidden();
    await expect(main.getByText('Known to us from two earlier projects.').first()).toBeVisible();
  });

  await test.step('the rejection says what its button waits for, and counts the ticked applications', async () => {
    await page.goto(href(candidatesRoutes.reject, { id: person.id }));
    const dialog = page.getByRole('dialog', { name: /^Reject/ });
    const confirm = dialog.getByRole('button', { name: 'Reject candidate' });
    await expect(confirm).toBeDisabled();
    await expect(dialog.getByText('Choose a reason', { exact: true })).toBeVisible();
    await expect(dialog.getByText(/No application ends yet/)).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('checkbox', { name: new RegExp(job.title) }).check();
    await expect(dialog.getByText(/^1 application ends/)).toBeVisible();
    const mail = dialog.getByRole('region', { name: 'The e-mail as it will be sent' });
    await expect(mail).not.toContainText(/your account|localhost/);
    await mail.getByRole('button', { name: 'Edit this text' }).click();
    await mail
      .getByRole('textbox', { name: 'Text of the e-mail' })
      .fill('Thank you for your time.');
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: /Leave without saving|Discard changes/ })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a filter that the list does not know is named and can be removed', async () => {
    await page.goto(`${href(candidatesRoutes.list)}?filter[status][is]=active&filter[country]=DE`);
    const filters = page.getByRole('search', { name: 'Filters' });
    await expect(filters.getByText(/not applied/i)).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await filters.getByRole('button', { name: /^Remove the filter .*“active”/ }).click();
    await expect(filters.getByText(/not applied/i)).toBeHidden();
    await expect(page).toHaveURL(/filter\[country\]=DE/);
  });

  await test.step('an overlay with a wrong id says so and leads back', async () => {
    await page.goto(href(candidatesRoutes.editContact, { id: '64b0000000000000000000ff' }));
    await expect(page.getByRole('heading', { name: 'There is nothing here' }).last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(main.getByRole('heading').first()).toBeVisible();
  });
});
