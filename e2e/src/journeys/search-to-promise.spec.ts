import {
  candidatesRoutes,
  href,
  peopleSearchEndpoints,
  taskEndpoints,
  type CandidateRecord,
} from '@muster/contracts';
import type { Page } from '@playwright/test';
import { createCandidate } from '../fixtures/candidates.ts';
import { inDatabase } from '../fixtures/in-database.ts';
import { mailsTo } from '../fixtures/mailbox.ts';
import type { MusterServer } from '../fixtures/muster-server.ts';
import type { SessionApi } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';

const subject = 'A role on your clock';
const emailOf = ({ contact }: CandidateRecord): string => contact?.email ?? '';

/** A raw mail as transferred. */
const raw = (headers: Record<string, string>, body: string): string =>
  `${Object.entries({ 'Message-ID': `<${crypto.randomUUID()}@people.test>`, ...headers })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')}\r\n\r\n${body}`;

/** A mail server's report about an address that does not exist; `{id}` stands for the mail. */
const report = (recipient: string): string =>
  raw(
    {
      From: 'Mail Delivery Subsystem <mailer-daemon@people.test>',
      Subject: 'Undelivered',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary="edge"',
    },
    [
      '--edge',
      'Content-Type: text/plain',
      '',
      'Your message could not be delivered.',
      '--edge',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.people.test',
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 No such user',
      '--edge',
      'Content-Type: message/rfc822',
      '',
      'Message-ID: {id}',
      'Subject: A mail',
      '',
      'Hello',
      '--edge--',
      '',
    ].join('\r\n'),
  );

const answer = (from: string): string =>
  raw(
    { From: `Somebody <${from}>`, Subject: `Re: ${subject}`, 'In-Reply-To': '{id}' },
    'I am free from March.',
  );

/** Simulates the mailbox: each mail answers the one sent to its address. */
const mailsArrive = (server: MusterServer, mails: readonly (readonly [string, string])[]) =>
  inDatabase(
    server,
    {
      takeMail: 'domains/inbox/arrival/take-mail',
      EmailMessageModel: 'mail/email-message.model',
    },
    `for (const [to, text] of ${JSON.stringify(mails)}) {
      const sent = await EmailMessageModel.findOne({ to, template: 'message' }).orFail().lean();
      const arrived = text.replaceAll('{id}', sent.messageId);
      console.log(await takeMail(loadConfig(process.env), Buffer.from(arrived)));
    }`,
  );

/** Unsubscribes an address, as the link at the end of an earlier mail does. */
const unsubscribe = (server: MusterServer, email: string) =>
  inDatabase(
    server,
    { suppressAddress: 'mail/suppressions' },
    `await suppressAddress({ session: null, at: new Date() }, ${JSON.stringify(email)}, 'unsubscribed');`,
  );

/** Candidates only for the story: forty who match, and two whom the query excludes. */
async function people(api: SessionApi, word: string) {
  const make = (lastName: string, more: Parameters<typeof createCandidate>[1] = {}) =>
    createCandidate(api, {
      lastName: `${lastName}-${word}`,
      headline: `${word} engineer`,
      ...more,
    });
  const crowd: CandidateRecord[] = [];
  for (let n = 0; n < 34; n += 1) crowd.push(await make(`Crowd${n}`));
  return {
    crowd,
    bouncing: await make('Bounce'),
    answering: await make('Answer'),
    third: await make('Third'),
    fourth: await make('Fourth'),
    noAddress: await make('Unwritten', {
      email: null,
      linkUrl: `https://www.linkedin.com/in/${word}`,
    }),
    unsubscribed: await make('Silent'),
    ruledOut: await make('Angular', { headline: `${word} engineer for Angular` }),
    faraway: await make('Faraway', { country: 'JP', timeZone: 'Asia/Tokyo' }),
  };
}

const communicationsOf = ({ id }: CandidateRecord) =>
  href(candidatesRoutes.candidatesByIdProfileCommunications, { id });
const row = (page: Page, { name }: CandidateRecord) =>
  page.getByRole('checkbox', { name: `Select ${name}` });

test('candidates are found, compared and mailed; one mail bounces, one answer gets a promise', async ({
  as,
  server,
}) => {
  test.setTimeout(150_000);
  const { page, api } = await as('recruiter');
  const word = `zephyr${Date.now().toString(36)}`;
  const q = `${word} overlap:Europe/Prague>=6 NOT angular`;
  const all = await people(api, word);
  const { bouncing, answering, third, fourth, noAddress, unsubscribed } = all;
  await unsubscribe(server, emailOf(unsubscribed));

  await test.step('a recruiter searches with a NOT and a range', async () => {
    const total = async () =>
      (await api.call(peopleSearchEndpoints.find, { query: { q } })).page.total;
    await expect.poll(total, { message: 'the index knows of the new people' }).toBe(40);
    await page.goto(href(candidatesRoutes.search));
    await page.getByRole('textbox', { name: 'Search query' }).fill(q);
    await page.keyboard.press('Enter');
    await expect(page.getByText('40 candidates')).toBeVisible();
    for (const { name } of [all.ruledOut, all.faraway])
      await expect(page.getByRole('link', { name })).toHaveCount(0);
  });

  await test.step('the recruiter compares four candidates side by side', async () => {
    for (const one of [bouncing, answering, third, fourth]) await row(page, one).check();
    await page.getByRole('button', { name: 'Compare' }).click();
    const drawer = page.getByRole('dialog', { name: 'Compare candidates' });
    await expect(drawer.getByRole('article')).toHaveCount(4);
    for (const { name } of [bouncing, answering, third, fourth])
      await expect(drawer.getByRole('link', { name })).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).last().click();
    await expect(drawer).toBeHidden();
  });

  await test.step('a mail to all forty leaves two out and says why', async () => {
    const selected = page.getByRole('region', { name: 'Selected candidates' });
    const everyone = page.getByRole('checkbox', { name: /^Select all \d+ on this page$/ });
    await everyone.check();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(everyone).not.toBeChecked();
    await everyone.check();
    await expect(selected.getByText('40 selected')).toBeVisible();
    await selected.getByRole('button', { name: 'E-mail' }).click();
    const drawer = page.getByRole('dialog', { name: 'E-mail 40 candidates' });
    const recipients = drawer.getByRole('region', { name: 'Recipients' });
    await expect(recipients.getByText('38 receive the e-mail')).toBeVisible();
    await expect(
      recipients.getByText(`1 without an e-mail address: ${noAddress.name}`),
    ).toBeVisible();
    await expect(recipients.getByText(`1 unsubscribed: ${unsubscribed.name}`)).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Subject' }).fill(subject);
    await drawer
      .getByRole('textbox', { name: 'Text' })
      .fill('Hello {{firstName}}, are you free this spring?');
    await drawer.getByRole('button', { name: 'Send to 38' }).click();
    // So many are processed in the background.
    await expect(page.getByText('38 changed · 2 unchanged')).toBeVisible({ timeout: 30_000 });
    for (const one of [bouncing, answering, third, fourth])
      await expect
        .poll(() => mailsTo(api, emailOf(one)), { message: one.name, timeout: 30_000 })
        .toEqual([subject]);
    expect(await mailsTo(api, emailOf(unsubscribed))).toEqual([]);
  });

  await test.step('one mail comes back, and the candidate’s record says so', async () => {
    const arrived = await mailsArrive(server, [
      [emailOf(bouncing), report(emailOf(bouncing))],
      [emailOf(answering), answer(emailOf(answering))],
    ]);
    expect(arrived.split('\n')).toEqual(['noted', 'filed']);
    await page.goto(communicationsOf(bouncing));
    await expect(
      page.getByText('E-mails to this address came back. Ask for another address.').first(),
    ).toBeVisible();
    const timeline = page.getByRole('region', {
      name: 'E-mails, calls, meetings and chats, newest first',
    });
    await expect(timeline.getByText('Came back')).toBeVisible();
  });

  await test.step('an answer appears in its conversation, and the reply contains a promise', async () => {
    await page.goto(communicationsOf(answering));
    await page.getByRole('button', { name: `Read: Re: ${subject}` }).click();
    await expect(page.getByText('I am free from March.')).toBeVisible();
    await page.getByRole('button', { name: `Reply: Re: ${subject}` }).click();
    const drawer = page.getByRole('dialog', { name: `Reply to ${answering.name}` });
    await drawer
      .getByRole('textbox', { name: 'Text' })
      .fill('Thank you. I call you with the dates @promise fri');
    await expect(drawer.getByText(/Tracked as your promise/)).toBeVisible();
    await drawer.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(drawer).toBeHidden();
    const tasks = async () => {
      const subjectOf = { subjectType: 'candidate', subjectId: answering.id } as const;
      const { data } = await api.call(taskEndpoints.list, { query: subjectOf });
      return data.map(({ kind, dueOn }) => [kind, new Date(`${dueOn}T12:00:00Z`).getUTCDay()]);
    };
    await expect.poll(tasks, { timeout: 20_000 }).toEqual([['promise', 5]]);
    await page.goto(href(candidatesRoutes.profile, { id: answering.id }));
    const promises = page.getByRole('region', { name: 'Promises' });
    await expect(promises.getByText(/I call you with the dates/)).toBeVisible();
  });
});
