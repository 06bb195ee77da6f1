import {
  authEndpoints,
  href,
  selfServiceRoutes,
  signatureEndpoints,
  teamRoutes,
} from '@muster/contracts';
import type { Page } from '@playwright/test';
import { linkMailedTo, mailsTo } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { fullCandidate } from '../platform/screens/demo-candidate.ts';

/** A mailbox only for this story, because others receive links at the same time. */
const client = 'ruth.okafor.signs@northwind.example.com';
const phone = { viewport: { width: 390, height: 844 } };
/** A dark bar, as a scanner would produce it. */
const scan = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAMCAIAAACfoWgaAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAI0lEQVQ4jWMwNnYZEMQwarHxaFAbjyYul9HsZDxagBgTEQYAD0Q+0PqWoaQAAAAASUVORK5CYII=',
  'base64',
);

async function agreeAndSign(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
}

test('candidate, agency and client sign a contract in order, the client on a phone through a link', async ({
  as,
  visitor,
}) => {
  const { page: desk, api } = await as('admin');
  const { id } = await fullCandidate(api);
  const session = await api.call(authEndpoints.session, {});
  if (!('user' in session)) throw new Error('Nobody is signed in');
  const title = 'Work at Northwind Rail';
  const draft = await api.call(signatureEndpoints.create, {
    params: { id },
    body: {
      templateKey: 'work-at-client',
      title,
      signerId: session.user.id,
      values: {
        services: 'Builds the booking system.',
        client: 'Northwind Rail GmbH',
        start: '2027-03-01',
        place: 'Remote',
        notice: '14 days',
        law: 'Portugal',
      },
      guest: { name: 'Ruth Okafor', email: client },
      expiresInDays: 14,
      message: null,
    },
  });
  await api.call(signatureEndpoints.send, {
    params: { id: draft.id },
    body: { version: draft.version },
  });

  const { page: own } = await as('candidate', phone);
  await own.goto(href(selfServiceRoutes.mySignatureDocuments, {}, { document: draft.id }));
  await agreeAndSign(own);
  await expect(own.getByText('Signed', { exact: true }).first()).toBeVisible();

  await desk.goto(
    href(teamRoutes.usersCandidatesByIdSignatureDocuments, { id }, { document: draft.id }),
  );
  await agreeAndSign(desk);
  const link = await linkMailedTo(api, client);

  const { page: guest } = await visitor(phone);
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(guest.getByText('You can sign until')).toBeVisible();
  await guest.getByText('Upload it').click();
  await guest
    .locator('input[type=file]')
    .setInputFiles({ name: 'signature.png', mimeType: 'image/png', buffer: scan });
  await expect(guest.getByRole('img', { name: 'Your signature as it will appear' })).toBeVisible();
  await guest.getByRole('button', { name: 'Send code' }).click();
  await expect(guest.getByText(/on its way/)).toBeVisible();
  const codeMail = /^Your code to sign: (\d{6})$/;
  const code = async () =>
    (await mailsTo(api, client)).flatMap((subject) => codeMail.exec(subject)?.[1] ?? [])[0] ?? '';
  await expect.poll(code).toMatch(/^\d{6}$/);
  await guest.getByRole('textbox', { name: /Code from the e-mail/ }).fill(await code());
  await agreeAndSign(guest);
  await expect(guest.getByRole('heading', { name: 'All parties have signed' })).toBeVisible();

  const proof = await api.call(signatureEndpoints.proof, { params: { id: draft.id } });
  expect([proof.seal, proof.chain]).toEqual(['valid', 'valid']);
});
