import {
  authEndpoints,
  href,
  jobsRoutes,
  legalIdentityEndpoints,
  placementEndpoints,
  selfServiceRoutes,
  signatureEndpoints,
  teamRoutes,
} from '@muster/contracts';
import type { Page } from '@playwright/test';
import {
  acceptInterview,
  appliedAs,
  beginToApply,
  cvOf,
  finishApplying,
  goOn,
  inviteToInterview,
  newcomer,
  offerWork,
  phone,
  publicJobWithSeat,
  setUpAccount,
} from '../fixtures/hire-story.ts';
import { dayFrom } from '../fixtures/placement-story.ts';
import { codeMailedTo, linkMailedTo, mailsTo } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/test.ts';

const client = 'ruth.okafor@northwind.example.com';
/** As a scanner would produce it. */
const idCard = {
  name: 'id-card.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

async function agreeAndSign(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
}

test('from a shared link to the first day, on a phone: a candidate applies, is met, identified, signs and begins', async ({
  as,
  visitor,
  noConsole,
}) => {
  test.setTimeout(240_000);
  // A CV cannot be read while it is being scanned.
  noConsole.allow(/cv-facts|status of 425/);
  const { api: admin, page: desk } = await as('admin');
  const applicant = newcomer('Helena');
  const { email } = applicant;
  const job = await publicJobWithSeat(admin);
  const { page: own } = await visitor(phone);

  await test.step('she applies from the link and corrects what was read from her CV', async () => {
    await beginToApply(own, { job: job.number }, applicant);
    await goOn(own, 'Your CV');
    await own.locator('input[type=file]').setInputFiles(cvOf(applicant));
    await expect(own.getByText('What we found in your CV')).toBeVisible({ timeout: 30_000 });
    await own.getByRole('button', { name: 'Use what is ticked' }).click();
    await goOn(own, 'Experience');
    const title = own.getByRole('textbox', { name: 'Job title' });
    await expect(title).toHaveValue('Senior Go Engineer');
    await title.fill('Staff Go Engineer');
    await goOn(own, 'Skills');
    await expect(own.getByText('PostgreSQL', { exact: true })).toBeVisible();
    await goOn(own, 'English');
    await finishApplying(own, admin, email);
  });

  const { id, applicationId } = await appliedAs(admin, applicant);

  await test.step('with an account she sees where her application stands', async () => {
    await setUpAccount(own, admin, { id, email });
    await own.goto(href(selfServiceRoutes.profile));
    const line = own.getByRole('listitem').filter({ hasText: job.title });
    await expect(line.getByText('With us')).toBeVisible();
    await expect(own.getByText(/Staff Go Engineer/).first()).toBeVisible();
  });

  await test.step('she accepts an interview with the client and gets the work', async () => {
    await offerWork(admin, admin, applicationId, async () => {
      await inviteToInterview(admin, applicationId);
      await expect.poll(() => mailsTo(admin, email)).toContainEqual(expect.stringMatching(/time/));
      await own.goto(await linkMailedTo(admin, email));
      await acceptInterview(own);
    });
    await own.goto(href(selfServiceRoutes.profile));
    const line = own.getByRole('listitem').filter({ hasText: job.title });
    await expect(line.getByText('Contract', { exact: true })).toBeVisible();
  });

  await test.step('her legal identity is sent back once, corrected and verified', async () => {
    await own.goto(href(selfServiceRoutes.mySignatureDocumentsLegalIdentityNew));
    const form = own.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Legal name' }).fill('Helena Salgado');
    await form.getByRole('combobox', { name: 'Country', exact: true }).fill('Portu');
    await own.getByRole('option', { name: 'Portugal' }).click();
    await form.getByRole('textbox', { name: 'Street and number' }).fill('Rua do Almada 12');
    await form.getByRole('textbox', { name: 'City' }).fill('Porto');
    await form.getByRole('textbox', { name: 'Postal code' }).fill('4050-031');
    await form.getByRole('textbox', { name: 'Tax number' }).fill('123456789');
    await form.locator('input[type=file]').setInputFiles(idCard);
    await expect(form.getByText(/is ready/)).toBeVisible();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toBeHidden();
    await own.getByRole('button', { name: 'Submit for review' }).click();
  });

  await test.step('finance sends it back with a note at the field, and verifies the correction', async () => {
    const { api } = await as('finance');
    const identity = async () => {
      const { data } = await api.call(legalIdentityEndpoints.ofCandidate, { params: { id } });
      const [found] = data;
      if (!found) throw new Error('No legal identity was begun');
      return found;
    };
    const submitted = await identity();
    await api.call(legalIdentityEndpoints.reject, {
      params: { id: submitted.id },
      body: {
        version: submitted.version,
        note: 'The address is another one in the document.',
        fieldNotes: [{ field: 'addressLine1', note: 'The document says 21.' }],
      },
    });
    await own.goto(href(selfServiceRoutes.mySignatureDocuments));
    await expect(own.getByText('The address is another one in the document.')).toBeVisible();
    await own.getByRole('link', { name: 'Edit' }).click();
    const form = own.getByRole('dialog');
    await expect(form.getByText('Reviewer: The document says 21.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Street and number' }).fill('Rua do Almada 21');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toBeHidden();
    await own.getByRole('button', { name: 'Submit for review' }).click();
    await expect(own.getByText('In review')).toBeVisible();
    const { id: identityId, version } = await identity();
    await api.call(legalIdentityEndpoints.verify, {
      params: { id: identityId },
      body: { version },
    });
  });

  const document = await test.step('she, the agency and the client sign the contract', async () => {
    const session = await admin.call(authEndpoints.session, {});
    if (!('user' in session)) throw new Error('Nobody is signed in');
    const draft = await admin.call(signatureEndpoints.create, {
      params: { id },
      body: {
        templateKey: 'work-at-client',
        title: `Work as ${job.title}`,
        signerId: session.user.id,
        guest: { name: 'Ruth Okafor', email: client },
        values: {
          services: 'Builds the ledger.',
          client: 'Northwind Rail GmbH',
          start: dayFrom(0),
          place: 'Remote',
          notice: '14 days',
          law: 'Portugal',
        },
        expiresInDays: 14,
        message: null,
      },
    });
    await admin.call(signatureEndpoints.send, {
      params: { id: draft.id },
      body: { version: draft.version },
    });
    await own.goto(href(selfServiceRoutes.mySignatureDocuments, {}, { document: draft.id }));
    await agreeAndSign(own);
    await expect(own.getByRole('dialog')).toBeHidden();

    const query = { document: draft.id };
    await desk.goto(href(teamRoutes.usersCandidatesByIdSignatureDocuments, { id }, query));
    await agreeAndSign(desk);

    const { page: guest } = await visitor(phone);
    await guest.goto(await linkMailedTo(admin, client));
    await guest.getByRole('button', { name: 'Send code' }).click();
    await guest
      .getByRole('textbox', { name: /Code from the e-mail/ })
      .fill(await codeMailedTo(admin, client));
    await agreeAndSign(guest);
    await expect(guest.getByRole('heading', { name: 'All parties have signed' })).toBeVisible();
    return draft;
  });

  await test.step('the seal is valid, and the work begins without a request for an exception', async () => {
    const proof = await admin.call(signatureEndpoints.proof, { params: { id: document.id } });
    expect([proof.seal, proof.chain]).toEqual(['valid', 'valid']);
    const placements = await admin.call(placementEndpoints.list, {
      query: { 'filter[status]': 'pending_start', limit: 100 },
    });
    const placement = placements.data.find(({ candidate }) => candidate?.id === id);
    if (!placement) throw new Error('There is no contract to start');
    const { page } = await as('account.manager');
    await page.goto(href(jobsRoutes.positions, { id: job.id }, { placement: placement.id }));
    const drawer = page.getByRole('dialog').filter({ hasText: placement.number });
    await drawer.getByRole('button', { name: 'Start work' }).click();
    const asking = page.getByRole('dialog', { name: 'Start work' });
    await asking.getByRole('button', { name: 'Start work' }).click();
    await expect(drawer.getByText('Active', { exact: true })).toBeVisible();
    await own.goto(href(selfServiceRoutes.profile));
    await expect(own.getByText('You got the job.')).toBeVisible();
  });
});
