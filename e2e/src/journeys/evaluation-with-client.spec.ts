import {
  evaluationEndpoints,
  evaluationTemplateEndpoints,
  href,
  mailboxEndpoints,
  teamEndpoints,
  teamRoutes,
} from '@muster/contracts';
import type { Locator, Page } from '@playwright/test';
import { linkMailedTo } from '../fixtures/mailbox.ts';
import type { SessionApi } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';

const said = 'We plan around this person. I would like to hear earlier when a date moves.';

const forManagers = 'Ready for the lead role as soon as one opens.';

/** Presses a button of the page, and the one with the same name in the confirmation dialog. */
async function decide(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Scores every criterion four of five. */
async function rateAll(page: Page): Promise<void> {
  const groups: Locator = page.getByRole('radiogroup');
  await expect(groups.first()).toBeVisible();
  for (const group of await groups.all()) await group.getByRole('radio', { name: /4/ }).check();
}

/** Returns the recipient of the mail about an evaluation. */
async function askedBy(api: SessionApi): Promise<string> {
  const find = async () => {
    const mails = await api.call(mailboxEndpoints.list, { query: {} });
    const mail = mails.find(({ subject }) => subject.startsWith('Your view on the work together'));
    return mail?.to[0] ?? '';
  };
  await expect.poll(find, { message: 'a mail to the supervisor', timeout: 20_000 }).not.toBe('');
  return find();
}

/** Schedules an evaluation of the demo's contractor for the lead. */
async function planned(lead: SessionApi, contractor: SessionApi): Promise<string> {
  const { id } = await contractor.call(teamEndpoints.read, { params: { id: 'me' } });
  const { next } = await lead.call(evaluationEndpoints.ofMember, { params: { id } });
  const templates = await lead.call(evaluationTemplateEndpoints.list, {});
  const template = templates.data.find(({ isDefault }) => isDefault);
  if (!next?.reviewer || !template) throw new Error('Nothing can be planned for the contractor');
  const { reviewer, ...plan } = next;
  const made = await lead.call(evaluationEndpoints.create, {
    params: { id },
    body: { ...plan, reviewerUserId: reviewer.id, templateId: template.id },
  });
  return made.id;
}

test('an evaluation passes the self review and the client’s answer before the contractor reads it', async ({
  as,
  visitor,
  noConsole,
}) => {
  test.setTimeout(120_000);
  // A submitted self review is hidden from its author; a used link opens nothing.
  noConsole.allow(/answered 4(?:04|10)/, /status of 4(?:04|10)/);
  const { page, api } = await as('team.lead');
  const own = await as('contractor');
  const id = await planned(api, own.api);
  const [reading, writing] = [
    href(teamRoutes.performanceEvaluationById, { id }),
    href(teamRoutes.performanceEvaluationByIdEdit, { id }),
  ];

  await page.goto(reading);
  await decide(page, 'Ask for self review');
  await own.page.goto(writing);
  await rateAll(own.page);
  await own.page.getByRole('button', { name: 'Submit self review' }).click();
  await expect(own.page).not.toHaveURL(/edit$/);

  await page.goto(writing);
  await page.getByRole('button', { name: 'Ask the client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask the client for their view' });
  await dialog.getByRole('button', { name: 'Ask the client' }).click();
  await expect(page.getByText(/^Asked by .* The link works until/)).toBeVisible();

  const phone = await visitor({ viewport: { width: 390, height: 844 } });
  const guest = phone.page;
  await guest.goto(await linkMailedTo(api, await askedBy(api)));
  await expect(
    guest.getByRole('heading', { level: 1, name: /^How is the work with/ }),
  ).toBeVisible();
  await guest.getByRole('textbox', { name: /^Your view/ }).fill(said);
  await expect(guest.getByText('Draft saved')).toBeVisible();
  await guest.getByRole('button', { name: 'Send your view' }).click();
  await expect(guest.getByRole('heading', { name: 'Thank you for your view' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'You have given your view' })).toBeVisible();

  await page.reload();
  await expect(page.getByText(said)).toBeVisible();
  await rateAll(page);
  await page.getByRole('textbox', { name: /^Strengths/ }).fill('Finds the cause before the fix.');
  await page.getByRole('textbox', { name: /^Improvements/ }).fill('Says earlier what slips away.');
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill(forManagers);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await decide(page, 'Submit review');
  await page.goto(reading);
  // The printed page is handed to the evaluated person.
  await expect(page.getByText(forManagers)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(forManagers)).toBeHidden();
  await expect(page.getByText('Finds the cause before the fix.')).toBeVisible();
  await page.emulateMedia({ media: null });
  await decide(page, 'Share');

  await own.page.goto(reading);
  await expect(own.page.getByText(said)).toBeVisible();
  await expect(own.page.getByText('4.00 of 5')).toBeVisible();
  await decide(own.page, 'Acknowledge');
  await page.reload();
  await expect(page.getByText('Acknowledged', { exact: true })).toBeVisible();
});
