import { candidatesRoutes, href, releaseEndpoints, shellName, teamRoutes } from '@muster/contracts';
import type { Page } from '@playwright/test';
import { createCandidate } from '../fixtures/candidates.ts';
import type { MusterServer } from '../fixtures/muster-server.ts';
import { openReleaseDesk, type ReleaseDesk } from '../fixtures/release-desk.ts';
import { mailOf } from '../fixtures/session-api.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { isFullRun } from '../fixtures/full-run.ts';

/** The shell is released on a separate platform. */
const test = base.extend<object, { desk: ReleaseDesk; server: MusterServer }>({
  desk: [
    async ({ browserName: _browserName }, use) => {
      const desk = await openReleaseDesk(shellName);
      await use(desk);
      await desk.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  server: [({ desk }, use) => use(desk.server), { scope: 'worker' }],
});
test.describe.configure({ timeout: 240_000 });

const offerIn = (page: Page) => page.getByText('A new version of Muster is ready.');
const reload = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true }).click();
/**
 * A busy server that cannot identify the user in time sends the default shell, which is offered the
 * other again.
 */
const takeOffer = (page: Page, build: string) =>
  expect(async () => {
    await reload(page);
    await expect.poll(() => buildOf(page), { timeout: 5_000 }).toBe(build);
  }).toPass();
const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');
const list = (page: Page) => page.getByRole('heading', { level: 1, name: 'Candidates' });

test('a new shell goes to some, then to everyone, and back, while pages are open', async ({
  as,
  desk,
}) => {
  test.skip(!isFullRun, 'too long for every run');
  const [first, second] = [desk.firstBuild, '222222222222'];
  const { page, api } = await as('recruiter');
  const { id } = await createCandidate(api);
  await page.goto(href(candidatesRoutes.notes, { id }));
  const form = page.getByRole('form', { name: 'New note' });
  const note = form.getByRole('textbox', { name: 'Note' });
  const notes = page.getByRole('region', { name: 'Notes' });
  await page.getByRole('button', { name: /Write a note/ }).click();
  await note.click();
  await page.keyboard.type('Prefers mornings');
  const { page: other } = await as('team.lead');
  await other.goto(href(candidatesRoutes.list));
  await expect(list(other)).toBeVisible();
  expect([await buildOf(page), await buildOf(other)]).toEqual([first, first]);

  await test.step('an open page offers the new shell and keeps typed input', async () => {
    desk.copyShell(second);
    const said = await desk.releaseBuilt(shellName, second, '--canary-user', mailOf('recruiter'));
    expect(said).toContain(`shell shows build ${second} to its canary`);
    await expect(offerIn(page)).toBeVisible();
    await reload(page);
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(note).toHaveText('Prefers mornings');
    await form.getByRole('button', { name: 'Add note' }).click();
    await expect(form).toBeHidden();
    // While a note is being saved, leaving still asks.
    await expect(notes.getByRole('article').filter({ hasText: 'Prefers' })).toBeVisible();
    expect(await buildOf(page)).toBe(first);
  });

  await test.step('a reload brings the new shell, with everything that runs in it', async () => {
    await takeOffer(page, second);
    await expect(notes).toContainText('Prefers mornings');
    await expect(offerIn(other)).toBeHidden();
  });

  await test.step('an owner gives the shell to everyone in the settings, and every page offers it', async () => {
    const { page: settings } = await as('owner');
    await settings.goto(`${href(teamRoutes.settings)}?panel=releases`);
    await settings.getByRole('button', { name: 'Manage Frame of all pages' }).click();
    await settings.getByRole('button', { name: 'Give it to everyone' }).click();
    const question = settings.getByRole('dialog', { name: `Give build ${second} to everyone` });
    await question.getByRole('button', { name: 'Give it to everyone' }).click();
    await expect(offerIn(other)).toBeVisible();
    await takeOffer(other, second);
    await expect(list(other)).toBeVisible();
  });

  await test.step('a rollback leads to the previous shell', async () => {
    expect(await desk.rollback()).toContain(`shell runs build ${first} again`);
    await expect(offerIn(other)).toBeVisible();
    await takeOffer(other, first);
  });
});

test('a shell that cannot start says so, and is withdrawn when it fails for the fifth user', async ({
  as,
  desk,
  noConsole,
}) => {
  // Files preloaded for the page of a shell that throws are never used.
  noConsole.allow(/planted|preloaded using link preload/);
  const { page: keeper, api } = await as('owner');
  await keeper.goto(href(candidatesRoutes.list));
  await expect(list(keeper)).toBeVisible();
  const current = async () => {
    const { remotes } = await api.call(releaseEndpoints.list, {});
    return remotes.find(({ name }) => name === shellName)?.current;
  };
  const good = await current();
  desk.copyShell('333333333333', "throw new Error('planted');");
  await desk.releaseBuilt(shellName, '333333333333', '--note', 'It throws');
  const failure = (page: Page) => page.getByText('Muster could not start. Reload the page.');
  const met: Page[] = [];
  for (const account of ['recruiter', 'vetter', 'team.lead', 'admin', 'account.manager'])
    await test.step(`the shell fails for ${account}`, async () => {
      const { page } = await as(account);
      await page.goto(href(candidatesRoutes.list));
      await expect(failure(page)).toBeVisible();
      met.push(page);
    });
  await expect.poll(current).toBe(good);
  const [again] = met;
  await again?.reload();
  await expect(list(again ?? keeper)).toBeVisible();
  await expect(list(keeper)).toBeVisible();
});
