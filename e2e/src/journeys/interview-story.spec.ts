import { clientDashboardRoutes, href, jobsRoutes } from '@muster/contracts';
import type { Page } from '@playwright/test';
import { expectPicturesAndSound, watchCalls } from '../fixtures/call-measures.ts';
import {
  afterInterview,
  calendarDeclines,
  chooseFirst,
  clearAhead,
  knockAsGuest,
  livesIn,
  showDay,
  submittedPerson,
  worksUsualHours,
} from '../fixtures/interview-story.ts';
import { isFullRun } from '../fixtures/full-run.ts';
import { codeMailedTo, linkMailedTo, mailsTo } from '../fixtures/mailbox.ts';
import { MovedClock, thursdayBeforeChange } from '../fixtures/moved-clock.ts';
import { startServer, type MusterServer } from '../fixtures/muster-server.ts';
import { mailOf } from '../fixtures/session-api.ts';
import { expect, test, type Person } from '../fixtures/test.ts';

const zones = {
  desk: 'Europe/Berlin',
  client: 'Asia/Kolkata',
  /** For the client's second user. */
  second: 'Europe/London',
  person: 'America/Sao_Paulo',
};
const phone = { viewport: { width: 390, height: 844 } };
const minute = 60_000;
const hour = 60 * minute;

let clock: MovedClock;
let server: MusterServer;
test.beforeAll(async () => {
  test.setTimeout(200_000);
  clock = new MovedClock();
  server = await startServer(clock.settings);
});
test.afterAll(async () => {
  await server.stop();
  clock.stop();
});

const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name });

/** Sessions expire over the days. */
async function signInAgain({ context, api }: Person, account: string): Promise<void> {
  await context.clearCookies();
  await api.signIn(account);
}

/** Three browsers take most of a minute, so only `npm run test:full` runs it. */
const inFull = isFullRun ? test : test.skip;

inFull(
  'an interview over the weekend on which clocks change: chosen on a phone, moved, declined by mail, held, judged',
  async ({ visitor }) => {
    test.setTimeout(180_000);
    await clearAhead(server);
    await clock.moveTo(thursdayBeforeChange(zones.desk));
    const open = async (timezoneId: string, more: object = {}): Promise<Person> => {
      const person = await visitor({ baseURL: server.origin, timezoneId, ...more });
      await clock.showIn(person.context);
      await watchCalls(person.context);
      return person;
    };
    const desk = await open(zones.desk);
    const client = await open(zones.client);
    const own = await open(zones.person, phone);
    await desk.api.signIn('recruiter');
    await client.api.signIn('client.manager');
    await livesIn(desk.api, 'DE', zones.desk);
    await livesIn(client.api, 'IN', zones.client);
    await worksUsualHours(desk.api);
    const { applicationId, email } = await submittedPerson(desk.api);
    const calendar = href(jobsRoutes.applicationCalendar, { jobApplicationId: applicationId });

    await test.step('the recruiter proposes', async () => {
      await desk.page.goto(calendar);
      await desk.page.getByRole('button', { name: 'Let the candidate choose' }).click();
      const drawer = desk.page.getByRole('dialog', { name: /choose a time/ });
      await drawer.getByRole('textbox', { name: 'Round' }).fill('First conversation');
      // The job's plan names the interviewer of its next round.
      const pick = async (field: string, name: string) => {
        if (await drawer.getByText(name, { exact: true }).isVisible()) return;
        await drawer.getByRole('combobox', { name: field }).fill(name);
        await desk.page.getByRole('option', { name }).click();
        await desk.page.keyboard.press('Tab');
      };
      await pick('From the agency', 'Ana Kovač');
      await pick('People of the client', 'Priya Raman');
      await pick('People of the client', 'Oliver Grant');
      await drawer.getByRole('combobox', { name: /^Where/ }).click();
      await desk.page.getByRole('option', { name: 'Room on this platform' }).click();
      await expect(drawer.getByText(/free times, the first/)).toBeVisible();
      await drawer.getByRole('button', { name: 'Send the link' }).click();
      await expect(drawer).toBeHidden();
    });

    let friday = new Date(0);
    await test.step('the candidate chooses Friday on her phone', async () => {
      await own.page.goto(await linkMailedTo(desk.api, email));
      await own.page.getByRole('button', { name: 'Continue' }).click();
      await expect(own.page.getByText('Sao Paulo time')).toBeVisible();
      await showDay(own.page, 'Fri');
      friday = await chooseFirst(own.page);
      await own.page.getByRole('button', { name: 'Continue' }).click();
      await own.page.getByRole('button', { name: 'Confirm the time' }).click();
      await expect(heading(own.page, 'Your interview is arranged')).toBeVisible();
    });

    let monday = new Date(0);
    await test.step('she moves it to Monday; her clock shifts an hour while the hour in London stays the same', async () => {
      await own.page.getByRole('link', { name: 'See, move or cancel the interview' }).click();
      await own.page.getByRole('button', { name: 'Choose another time' }).click();
      await expect(heading(own.page, /pick another time/)).toBeVisible();
      await showDay(own.page, 'Mon');
      monday = await chooseFirst(own.page);
      await own.page.getByRole('button', { name: 'Confirm the time' }).click();
      await expect(heading(own.page, 'Your interview is arranged')).toBeVisible();
      const wallIn = (at: Date, timeZone: string) =>
        at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
      expect(wallIn(monday, zones.second)).toBe(wallIn(friday, zones.second));
      expect(wallIn(monday, zones.person)).not.toBe(wallIn(friday, zones.person));
      for (const { page, zone } of [
        { page: desk.page, zone: zones.desk },
        { page: own.page, zone: zones.person },
      ]) {
        if (page === desk.page) await page.goto(calendar);
        await expect(page.getByText(wallIn(monday, zone)).first()).toBeVisible();
      }
    });

    await test.step('one participant of the client declines by mail', async () => {
      const note = 'At a fair that day.';
      await calendarDeclines(server, mailOf('client.admin'), note);
      await desk.page.reload();
      const answer = desk.page.getByRole('listitem').filter({ hasText: 'Priya Raman' }).last();
      await expect(answer).toContainText(note);
      await expect(answer).toContainText('Not coming');
    });

    await test.step('three people meet in the room, one of them a guest who knocks', async () => {
      await desk.page.goto('about:blank');
      await clock.moveTo(new Date(monday.getTime() - 5 * minute));
      await signInAgain(desk, 'recruiter');
      await signInAgain(client, 'client.manager');
      await desk.page.goto(calendar);
      const room = await desk.page
        .getByRole('link', { name: 'Open the call' })
        .getAttribute('href');
      await desk.page.goto(room ?? '');
      await desk.page.getByRole('button', { name: 'Come in' }).click();
      await expect(heading(desk.page, 'First conversation')).toBeVisible();
      await client.page.goto(href(clientDashboardRoutes.clientDashboardUpcomingInterviews));
      const join = client.page.locator(`a[href="${room}"]`).first();
      await expect(join).toBeVisible();
      await client.page.goto(room ?? '');
      await client.page.getByRole('button', { name: 'Come in' }).click();
      await own.page.goto(room ?? '');
      const guest = { name: 'Beatriz', email };
      await knockAsGuest(own.page, guest, () => codeMailedTo(desk.api, email));
      await desk.page.getByRole('button', { name: 'Let Beatriz in' }).click();
      for (const { page } of [desk, client, own]) await expectPicturesAndSound(page, 2);
      await desk.page.getByRole('button', { name: 'End for everyone' }).click();
      const dialog = desk.page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'End for everyone' }).click();
      for (const { page } of [desk, client, own])
        await expect(page.getByRole('heading', { name: 'This meeting is over' })).toBeVisible();
    });

    await test.step('the client gives feedback through a link', async () => {
      await clock.moveTo(new Date(monday.getTime() + 3 * hour));
      await afterInterview(server);
      const host = mailOf('client.manager');
      await expect
        .poll(() => mailsTo(desk.api, host), { timeout: 20_000 })
        .toContainEqual(expect.stringMatching(/^Your feedback on an interview/));
      await client.page.goto(await linkMailedTo(desk.api, host));
      await expect(heading(client.page, /^How was the interview/)).toBeVisible();
      const overall = client.page.getByRole('radiogroup', { name: 'Overall' });
      await overall.getByRole('radio', { name: 'Rate 4 of 5' }).check();
      await client.page.getByText('Yes', { exact: true }).click();
      await client.page.getByRole('textbox', { name: 'Comment' }).fill('Clear and calm.');
      await client.page.getByRole('button', { name: 'Send feedback' }).click();
      await expect(heading(client.page, 'Thank you for your feedback')).toBeVisible();
    });

    await test.step('the timeline shows all of it', async () => {
      await desk.page.goto(href(jobsRoutes.application, { jobApplicationId: applicationId }));
      for (const line of [/arranged an interview/, /moved an interview/, /noted feedback/])
        await expect(desk.page.getByText(line).first()).toBeVisible();
    });
  },
);
