import {
  authEndpoints,
  candidateEndpoints,
  candidatesRoutes,
  href,
  noteEndpoints,
  teamRoutes,
  type AnyEndpoint,
} from '@muster/contracts';
import type { Page } from '@playwright/test';
import { createCandidate } from '../fixtures/candidates.ts';
import { expireImpersonations } from '../fixtures/expire-impersonations.ts';
import { navLink } from '../fixtures/nav-link.ts';
import { demoPassword } from '../fixtures/session-api.ts';
import { signInByLink } from '../fixtures/sign-in-by-link.ts';
import { expect, test } from '../fixtures/test.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Acting as another person' });

/** Returns the code with which the session of a page is refused; `none` if it is not. */
async function refusalOf(page: Page, endpoint: AnyEndpoint, id: string, data: object) {
  const { request } = page.context();
  const answer = await request.get(`/api/v1${authEndpoints.session.path}`);
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const refused = await request.fetch(`/api/v1${href(endpoint, { id })}`, {
    method: endpoint.method,
    headers: {
      'X-CSRF-Token': csrfToken,
      ...(endpoint.method === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }),
    },
    data,
  });
  const body = (await refused.json()) as { error?: { code: string } };
  return body.error?.code ?? 'none';
}

const noteOn = (subjectId: string) => ({
  subjectType: 'candidate',
  subjectId,
  body: '<p>Written by somebody else.</p>',
});

/** Starts impersonating from the list of users and waits for the person's home. */
async function startActing(page: Page, name: string, query: string) {
  await page.goto(href(teamRoutes.users, {}, { q: query }));
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Act as this person' }).click();
  const modal = page.getByRole('dialog', { name: `Act as ${name}` });
  await modal.getByRole('textbox', { name: 'Reason' }).fill('Cannot find the filter for skills');
  await modal.getByRole('button', { name: `View as ${name}` }).click();
}

test('an owner views and acts as another user and stops, and the log names both', async ({
  as,
  visitor,
  noConsole,
}) => {
  // A start without reauthentication is refused first; a read pending while the session changes
  // belongs to the previous session.
  noConsole.allow(/answered 401: (POST .*(impersonate|reads)$|GET )/, /status of 401/);
  // So does a page's report on how its build loaded.
  noConsole.allow(/answered 403: POST .*reports$/, /status of 403 .*reports\)$/);
  test.setTimeout(120_000);
  const admin = await as('admin');
  const candidate = await createCandidate(admin.api);
  const owner = await visitor();
  const { page } = owner;
  await signInByLink(owner, 'owner');

  await test.step('impersonation asks for a reason and the password first', async () => {
    await startActing(page, 'Lukas Petrov', 'Petrov');
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByRole('textbox', { name: 'Your password' }).fill(demoPassword);
    await proof.getByRole('button', { name: 'Confirm' }).click();
    await expect(banner(page)).toContainText('acting as Lukas Petrov (Team lead)');
    await expect(banner(page)).toContainText('View only');
  });

  await test.step('the banner and the title stay on every page', async () => {
    for (const [name, title] of [
      ['Jobs', /^\[as Lukas Petrov\] Jobs/],
      ['Candidates', /^\[as Lukas Petrov\] Candidates/],
    ] as const) {
      await navLink(page, name).click();
      await expect(page).toHaveTitle(title);
      await expect(banner(page)).toBeVisible();
    }
  });

  await test.step('while viewing, nothing can be changed and no change is offered', async () => {
    await page.goto(href(candidatesRoutes.profile, { id: candidate.id }));
    await expect(page.getByRole('heading', { name: candidate.name })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
    expect(await refusalOf(page, noteEndpoints.create, '', noteOn(candidate.id))).toBe(
      'IMPERSONATION_READ_ONLY',
    );
  });

  await test.step('after a second confirmation profile facts can be edited, and nothing else', async () => {
    await banner(page).getByRole('button', { name: 'Switch to act' }).click();
    const dialog = page.getByRole('dialog', { name: 'Act as Lukas Petrov' });
    await dialog.getByRole('button', { name: 'Switch to act' }).click();
    await expect(banner(page)).toContainText('Can change things');
    await page.goto(href(candidatesRoutes.editContact, { id: candidate.id }));
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('textbox', { name: 'Headline' }).fill('Platform engineer, corrected');
    await drawer.getByRole('button', { name: 'Save changes' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText('Platform engineer, corrected')).toBeVisible();
    const { version } = await admin.api.call(candidateEndpoints.read, {
      params: { id: candidate.id },
    });
    for (const [endpoint, id, data] of [
      [noteEndpoints.create, '', noteOn(candidate.id)],
      [candidateEndpoints.delete, candidate.id, { version, reason: 'Not theirs to do' }],
    ] as const)
      expect(await refusalOf(page, endpoint, id, data)).toBe('IMPERSONATION_FORBIDDEN_ACTION');
  });

  await test.step('Stop goes back to the list of users', async () => {
    await banner(page).getByRole('button', { name: 'Stop acting as Lukas Petrov' }).click();
    await expect(page).toHaveURL(href(teamRoutes.users));
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Ingrid Solberg, Owner/ })).toBeVisible();
    await expect(page).toHaveTitle(/^Users/);
  });

  await test.step('the log names both users', async () => {
    await page.goto(href(teamRoutes.settingsActivity));
    const who = page.getByRole('cell', { name: 'Ingrid Solberg as Lukas Petrov' });
    await expect(who.first()).toBeVisible();
  });
});

test('when the time is over, every tab says so and leads back', async ({
  as,
  noConsole,
  server,
}) => {
  noConsole.allow(/answered 401: /, /status of 401/);
  const { page, context } = await as('owner');
  await startActing(page, 'Oliver Grant', 'Grant');
  await expect(banner(page)).toContainText('Oliver Grant (Client manager, ');
  const second = await context.newPage();
  await second.goto('/');
  await expect(banner(second)).toBeVisible();

  await expireImpersonations(server);
  await page.reload();
  await expect(page.getByRole('heading', { name: /as Oliver Grant has ended/ })).toBeVisible();
  await expect(page.getByText('The 30 minutes are over.')).toBeVisible();
  await second.reload();
  await expect(second.getByRole('heading', { name: /as Oliver Grant has ended/ })).toBeVisible();

  await page.getByRole('button', { name: 'Continue as Ingrid Solberg' }).click();
  await expect(page).toHaveURL(href(teamRoutes.users));
  await expect(second.getByRole('button', { name: /^Ingrid Solberg, Owner/ })).toBeVisible();
});
