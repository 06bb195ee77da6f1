import { readFileSync } from 'node:fs';
import path from 'node:path';
import { href, meetingEndpoints, publicRoutes } from '@muster/contracts';
import { expectFrames, expectPicturesAndSound, watchCalls } from '../fixtures/call-measures.ts';
import { createCandidate } from '../fixtures/candidates.ts';
import { expectSound, makeRecordable } from '../fixtures/recordings.ts';
import { startServer } from '../fixtures/muster-server.ts';
import { expect, test } from '../fixtures/test.ts';

test('a guest knocks on a phone, is let in, seen and heard, and the host ends the meeting for all', async ({
  server,
  as,
  visitor,
}) => {
  const { page: host, api } = await as('recruiter');
  await host.goto(href(publicRoutes.meetings));
  await host.getByRole('button', { name: 'New meeting' }).click();
  const dialog = host.getByRole('dialog', { name: 'New meeting' });
  await dialog.getByRole('textbox', { name: /What is it about/ }).fill('Portfolio walk-through');
  await dialog.getByRole('button', { name: 'Open the room' }).click();
  await host.getByRole('button', { name: 'Come in' }).click();
  await expect(host.getByRole('heading', { name: 'Portfolio walk-through' })).toBeVisible();

  const { page: guest } = await visitor({ viewport: { width: 390, height: 844 } });
  await guest.goto(new URL(host.url()).pathname);
  await expect(guest.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await guest.getByRole('textbox', { name: /Your name/ }).fill('Inês Duarte');
  await guest.getByRole('textbox', { name: /e-mail/ }).fill('ines@guest.test');
  await guest.getByRole('button', { name: 'Continue' }).click();
  await guest.getByRole('button', { name: 'Ask to be let in' }).click();
  await guest.getByRole('button', { name: 'Ask to come in' }).click();
  await expect(guest.getByRole('heading', { name: 'You are at the door' })).toBeVisible();

  await host.getByRole('button', { name: 'Let Inês Duarte in' }).click();
  await expectFrames(host, 'Inês Duarte');
  const shown = guest.getByLabel(/^Picture of (?!.*\(you\))/);
  await expect(shown).toBeVisible();
  const label = (await shown.getAttribute('aria-label')) ?? '';
  await expectFrames(guest, label.replace('Picture of ', ''));

  await guest.getByRole('button', { name: 'Chat' }).click();
  await guest.getByRole('textbox', { name: 'Write to everyone' }).fill('Can you see my screen?');
  await guest.getByRole('button', { name: 'Send' }).click();
  await host.getByRole('button', { name: 'Chat' }).click();
  await expect(host.getByText('Can you see my screen?')).toBeVisible();

  await test.step('the sound is recorded once both agree, until one of them withdraws', async () => {
    const candidate = await createCandidate(api);
    const name = new URL(host.url()).pathname.split('/').at(-1) ?? '';
    const { api: owner } = await as('owner');
    await makeRecordable(server, { owner, host: api }, { name, candidateId: candidate.id });
    await guest.getByRole('button', { name: 'Close' }).click();
    await host.getByRole('button', { name: 'Record the sound' }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'Ask everyone' }).click();
    const asked = guest.getByRole('alert', { name: /asks to record the sound/ });
    await asked.getByRole('button', { name: 'I agree' }).click();
    await expect(host.getByText('You are recording the sound. Everyone agreed.')).toBeVisible();
    await expect(guest.getByRole('timer', { name: 'Recorded so far' })).toHaveText(/^00:0[2-9]/);
    await guest.getByRole('button', { name: 'I no longer agree' }).click();
    await expect(
      host.getByText('Inês Duarte no longer agrees. Recording has stopped.'),
    ).toBeVisible();
    await expect(host.getByText('What was recorded is on the candidate’s record.')).toBeVisible();
    await expectSound(host, api, candidate.id, await as('client.manager'));
  });

  await host.getByRole('button', { name: 'End for everyone' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'End for everyone' }).click();
  for (const page of [host, guest])
    await expect(page.getByRole('heading', { name: 'This meeting is over' })).toBeVisible();
});

test('users on different processes of the platform see and hear each other', async ({
  server,
  as,
}) => {
  const uri = readFileSync(path.join(server.dataDir, 'db', 'address'), 'utf8').trim();
  const other = await startServer({ MONGODB_URI: uri, DATA_DIR: server.dataDir });
  try {
    const host = await as('recruiter');
    const colleague = await as('account.manager', { baseURL: other.origin });
    for (const { context } of [host, colleague]) await watchCalls(context);
    const { name } = await host.api.call(meetingEndpoints.create, { body: { title: 'Two doors' } });
    const room = href(publicRoutes.meetingsBySessionName, { sessionName: name });
    for (const { page } of [host, colleague]) {
      await page.goto(room);
      await page.getByRole('button', { name: 'Come in' }).click();
    }
    await host.page.getByRole('button', { name: /^Let .* in$/ }).click();
    for (const { page } of [host, colleague]) await expectPicturesAndSound(page, 1);
    await host.page.getByRole('button', { name: 'End for everyone' }).click();
    const dialog = host.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'End for everyone' }).click();
    await expect(
      colleague.page.getByRole('heading', { name: 'This meeting is over' }),
    ).toBeVisible();
    await colleague.context.close();
  } finally {
    await other.stop();
  }
});
