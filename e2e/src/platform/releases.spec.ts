import {
  candidatesRoutes,
  href,
  jobsRoutes,
  releaseEndpoints,
  teamRoutes,
} from '@muster/contracts';
import type { Page } from '@playwright/test';
import { createCandidate } from '../fixtures/candidates.ts';
import { openReleaseDesk, type ReleaseDesk } from '../fixtures/release-desk.ts';
import { expect, test as base } from '../fixtures/test.ts';
import type { MusterServer } from '../fixtures/muster-server.ts';
import { isFullRun } from '../fixtures/full-run.ts';

const remote = 'mfe-candidates';

/** All tests here share one platform with separate builds. */
const test = base.extend<object, { desk: ReleaseDesk; server: MusterServer }>({
  desk: [
    async ({ browserName: _browserName }, use) => {
      const desk = await openReleaseDesk(remote);
      await use(desk);
      await desk.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  server: [({ desk }, use) => use(desk.server), { scope: 'worker' }],
});
test.describe.configure({ timeout: 480_000 });

/** A day with many releases in `npm run test:full`, otherwise a quiet one. */
const releases = isFullRun ? 10 : 2;
const rollbacks = isFullRun ? 3 : 1;

/** Records the builds of the remote whose code a page requested, in order and once each. */
function buildsIn(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const build = new RegExp(`/remotes/${remote}/([^/]+)/.+\\.(js|css)$`).exec(request.url())?.[1];
    if (build && seen.at(-1) !== build) seen.push(build);
  });
  return seen;
}

const offerIn = (page: Page) => page.getByText('A new version of Candidates is ready.');

const useItNow = (page: Page) => page.getByRole('button', { name: 'Use it now' }).click();
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

test('releases and rollbacks happen while pages are open, and no typed input is lost', async ({
  as,
  desk,
}) => {
  const { page, api, context } = await as('recruiter');
  const { id } = await createCandidate(api);
  await page.goto(href(candidatesRoutes.notes, { id }));
  await page.evaluate(() => document.body.setAttribute('data-marker', 'same page'));
  const form = page.getByRole('form', { name: 'New note' });
  const note = form.getByRole('textbox', { name: 'Note' });
  const notes = page.getByRole('region', { name: 'Notes' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const type = async (text: string) => {
    await page.getByRole('button', { name: /Write a note/ }).click();
    await note.click();
    await page.keyboard.type(text);
  };
  // Another tab of the same person, which loads parts of its build later.
  const other = await context.newPage();
  const otherBuilds = buildsIn(other);
  await other.goto(href(candidatesRoutes.profile, { id }));
  await expect(other.getByRole('link', { name: 'Edit contact information' })).toBeVisible();
  const builds = buildsIn(page);
  const released = [desk.firstBuild];

  await type('Prefers mornings');
  for (let i = 1; i <= releases; i += 1)
    await test.step(`release ${i}`, async () => {
      released.push(await desk.release(`salt-${i}`, '--note', `Release ${i}`));
      if (i !== 1 && i !== releases) return;
      await expect(offerIn(page)).toBeVisible();
      await useItNow(page);
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
      await expect(note).toHaveText('Prefers mornings');
    });
  expect(new Set(released).size).toBe(releases + 1);

  await test.step('a page of the first build still gets its lazy parts', async () => {
    await other.getByRole('link', { name: 'Edit contact information' }).click();
    const headline = other.getByRole('textbox', { name: 'Headline' });
    await headline.fill('Platform engineer, mornings');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByRole('main')).toContainText('Platform engineer, mornings');
    expect(otherBuilds).toEqual([desk.firstBuild]);
  });

  // While a note is being saved, its text is shown already, and leaving still asks.
  const save = async (text: string) => {
    await form.getByRole('button', { name: 'Add note' }).click();
    await expect(form).toBeHidden();
    await expect(notes.getByRole('article').filter({ hasText: text })).toBeVisible();
  };
  await test.step('typed input is saved by the build in which it was typed', async () => {
    await save('Prefers mornings');
    expect(builds).toEqual([]);
  });

  await test.step('the new version replaces the old one without a reload', async () => {
    await useItNow(page);
    await expect(offerIn(page)).toBeHidden();
    await expect(notes.getByText('Prefers mornings')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-marker', 'same page');
    expect(builds).toEqual([released[releases]]);
  });

  for (let i = 1; i <= rollbacks; i += 1)
    await test.step(`rollback ${i}`, async () => {
      const text = `Typed before rollback ${i}`;
      await type(text);
      expect(await desk.rollback()).toContain(released[releases - i]);
      await expect(offerIn(page)).toBeVisible();
      await expect(note).toHaveText(text);
      await save(text);
    });

  await test.step('a user who postpones the offer gets the version at the next visit', async () => {
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(offerIn(page)).toBeHidden();
    await navigation(page).getByRole('link', { name: 'Jobs' }).click();
    await expect(page).toHaveURL(href(jobsRoutes.list));
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    await navigation(page).getByRole('link', { name: 'Candidates' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
    expect(builds).toEqual([released[releases], released[releases - rollbacks]]);
    await expect(page.locator('body')).toHaveAttribute('data-marker', 'same page');
  });
});

test('only the chosen users see a canary, until it goes to everyone', async ({ as, desk }) => {
  const canary = await desk.release(
    'canary',
    '--canary-user',
    'recruiter@muster.test',
    '--canary-role',
    'vetter',
  );
  const openList = async (account: string) => {
    const { page } = await as(account);
    const builds = buildsIn(page);
    await page.goto(href(candidatesRoutes.list));
    await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
    return { page, builds };
  };
  const [recruiter, vetter, lead, owner] = [
    await openList('recruiter'),
    await openList('vetter'),
    await openList('team.lead'),
    await openList('owner'),
  ];
  expect(recruiter.builds).toEqual([canary]);
  expect(vetter.builds).toEqual([canary]);
  expect(lead.builds).not.toContain(canary);
  expect(owner.builds).not.toContain(canary);

  await owner.page.goto(href(teamRoutes.settings));
  await owner.page.getByRole('link', { name: /^Releases/ }).click();
  await owner.page.getByRole('button', { name: 'Manage Candidates', exact: true }).click();
  const drawer = owner.page.getByRole('dialog', { name: 'Candidates', exact: true });
  await expect(drawer).toContainText(`Build ${canary} is shown to Vetter`);
  await drawer.getByRole('button', { name: 'Give it to everyone' }).click();
  const question = owner.page.getByRole('dialog', { name: `Give build ${canary} to everyone` });
  await question.getByRole('button', { name: 'Give it to everyone' }).click();
  await expect(owner.page.getByText(`Candidates runs build ${canary} for everyone`)).toBeVisible();

  await expect(offerIn(lead.page)).toBeVisible();
  await useItNow(lead.page);
  await expect(lead.page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
  await expect.poll(() => lead.builds).toContain(canary);
});

test('a build that fails for five users is withdrawn, and users of the old build notice nothing', async ({
  as,
  desk,
  noConsole,
}) => {
  noConsole.allow(/planted|Loading chunk|chunk failed/);
  const { page: keeper, api, context } = await as('owner');
  const { id } = await createCandidate(api);
  const notes = href(candidatesRoutes.notes, { id });
  const failure = (page: Page) => page.getByText('This page could not be loaded');
  const written = (page: Page) => page.getByRole('region', { name: 'Notes' });

  // The last script that the notes page requests is its own.
  const scripts: string[] = [];
  keeper.on('response', (response) => {
    const script = /\/remotes\/mfe-candidates\/([^/]+)\/(.+\.js)$/.exec(response.url());
    if (script?.[2]) scripts.push(script[2]);
  });
  await keeper.goto(href(candidatesRoutes.profile, { id }));
  await expect(keeper.getByRole('link', { name: 'Edit contact information' })).toBeVisible();
  const before = new Set(scripts);
  await keeper.goto(notes);
  await expect(written(keeper)).toBeVisible();
  const own = scripts.find((script) => !before.has(script)) ?? '';
  expect(own).not.toBe('');
  const current = async () => {
    const { remotes } = await api.call(releaseEndpoints.list, {});
    return remotes.find(({ name }) => name === remote)?.current ?? '';
  };
  const good = await current();
  await keeper.getByRole('button', { name: /Write a note/ }).click();
  await keeper.getByRole('textbox', { name: 'Note' }).click();
  await keeper.keyboard.type('Half written');

  const damaged = desk.announceDamaged(good, own);
  for (const account of ['recruiter', 'vetter', 'team.lead', 'admin', 'account.manager'])
    await test.step(`the build fails for ${account}`, async () => {
      const { page } = await as(account);
      await page.goto(notes);
      await expect(failure(page)).toBeVisible();
    });
  await expect.poll(current).toBe(good);
  const { page: next } = await as('recruiter');
  await next.goto(notes);
  await expect(written(next)).toBeVisible();
  await expect(keeper.getByRole('textbox', { name: 'Note' })).toHaveText('Half written');

  const other = await context.newPage();
  await other.goto(`${href(teamRoutes.settings)}?panel=releases`);
  await other.getByRole('button', { name: 'Manage Candidates', exact: true }).click();
  await expect(
    other.getByText(`${damaged} was withdrawn automatically: 5 of 5 people met errors`),
  ).toBeVisible();
});

/** A page of mfe-talent missing in all tables: an addition by a team. */
const benchTable = `export const benchRoutes = defineRoutes('mfe-talent', {
  bench: {
    path: '/talent/bench',
    access: 'staff',
    kind: 'page',
    layout: 'staff',
    title: 'Bench',
    status: 'built',
    permission: 'pool.list',
    nav: { group: 'talent', label: 'Bench', icon: 'users', order: 20 },
  },
});
`;

/** From the activation on, for all permitted users. */
const soon = { timeout: 5_000 };

test('a release adds a screen: within 5 s those who may open it find it, and nobody else does', async ({
  as,
  desk,
}) => {
  const bench = (at: Page) => at.getByRole('heading', { name: 'On the bench' });
  const entryIn = (at: Page) => navigation(at).getByRole('link', { name: 'Bench' });
  const found = (at: Page) => at.getByRole('option', { name: /^Bench/ });
  const search = async (at: Page) => {
    await at.keyboard.press('Control+k');
    await at.getByRole('dialog').getByRole('combobox').fill('Bench');
  };
  const openList = async (account: string) => {
    const { page } = await as(account);
    await page.goto(href(candidatesRoutes.list));
    await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
    await page.evaluate(() => document.body.setAttribute('data-marker', 'same page'));
    return page;
  };
  const [open, searching, unasked] = [
    await openList('team.lead'),
    await openList('admin'),
    await openList('finance'),
  ];
  const { page: linked } = await as('recruiter');
  const { page: viewer } = await as('client.admin');
  const build = await desk.buildChanged('mfe-talent', 'src/routes.tsx', (source) =>
    source
      .replace('import { talentRoutes }', 'import { defineRoutes, talentRoutes }')
      .replace(/(?=const routes)/, `${benchTable}\n`)
      .replace(
        'defineRemoteRoutes([',
        'defineRemoteRoutes([{ route: benchRoutes.bench, element: <h1>On the bench</h1> },',
      ),
  );
  await expect(entryIn(open)).toBeHidden();
  await search(searching);
  await expect(found(searching)).toBeHidden();

  expect(await desk.releaseBuilt('mfe-talent', build)).toContain(`runs build ${build} now`);
  await Promise.all([
    // Through navigation and palette of open pages, and by its URL.
    expect(entryIn(open)).toBeVisible(soon),
    expect(found(searching)).toBeVisible(soon),
    linked.goto('/talent/bench').then(() => expect(bench(linked)).toBeVisible(soon)),
  ]);
  await entryIn(open).click();
  await found(searching).click();
  for (const page of [open, searching]) {
    await expect(bench(page)).toBeVisible();
    await expect(page).toHaveTitle(/^Bench/);
    await expect(page.locator('body')).toHaveAttribute('data-marker', 'same page');
  }

  await test.step('nobody else can open it', async () => {
    await expect(entryIn(unasked)).toBeHidden();
    await search(unasked);
    await expect(unasked.getByText('No results for “Bench”')).toBeVisible();
    await expect(found(unasked)).toBeHidden();
    for (const page of [unasked, viewer]) {
      await page.goto('/talent/bench');
      await expect(page.getByText('Your role cannot open this page')).toBeVisible();
      await expect(bench(page)).toBeHidden();
    }
  });
});
