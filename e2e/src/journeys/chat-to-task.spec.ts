/** A conversation turns into work: a task for today and a note on the record. */
import { randomUUID } from 'node:crypto';
import { candidatesRoutes, chatEndpoints, href, teamRoutes } from '@muster/contracts';
import { createCandidate } from '../fixtures/candidates.ts';
import { expect, test } from '../fixtures/test.ts';

test('a message about a candidate becomes a task and a note', async ({ as }) => {
  test.setTimeout(120_000);
  const recruiter = await as('recruiter');
  const lead = await as('team.lead');
  const candidate = await createCandidate(recruiter.api);
  const said = `Please ask ${candidate.firstName} for the certificate of last year`;
  const { data } = await recruiter.api.call(chatEndpoints.contacts, { query: { q: 'Lukas' } });
  const thread = await recruiter.api.call(chatEndpoints.open, {
    body: {
      people: [data[0]?.assignmentId ?? ''],
      title: null,
      subject: { type: 'candidate', id: candidate.id },
      message: { key: randomUUID(), body: said },
    },
  });
  const { page } = lead;
  await page.goto(href(teamRoutes.chat, {}, { thread: thread.id }));
  const message = page.getByRole('article').filter({ hasText: said });

  await test.step('a message becomes a task in the user’s day', async () => {
    await message.getByRole('button', { name: 'Actions on this message' }).click();
    await page.getByRole('menuitem', { name: 'Make a task' }).click();
    await page.getByRole('button', { name: 'Make task' }).click();
    await expect(page.getByText('The task was made.')).toBeVisible();
  });

  await test.step('the message is saved as a note on the record', async () => {
    await message.getByRole('button', { name: 'Actions on this message' }).click();
    await page.getByRole('menuitem', { name: 'Save as note' }).click();
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('The note was saved.')).toBeVisible();
  });

  await test.step('the record shows both, and the task is done from the user’s day', async () => {
    await page.goto(href(candidatesRoutes.notes, { id: candidate.id }));
    await expect(page.getByText(said).first()).toBeVisible();
    await page.goto(href(teamRoutes.today));
    await expect(page.getByText(said).first()).toBeVisible();
  });
});
