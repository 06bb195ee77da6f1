import {
  candidateEndpoints,
  candidatesRoutes,
  href,
  vettingEndpoints,
  type VettingInterview,
} from '@muster/contracts';
import { linkMailedTo, mailsTo } from '../fixtures/mailbox.ts';
import type { SessionApi } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';

/** Returns a demo candidate with an unscheduled interview and a mail address. */
async function waiting(api: SessionApi): Promise<{ interview: VettingInterview; email: string }> {
  const { data } = await api.call(candidateEndpoints.list, {
    query: { 'filter[vettingStatus]': 'interview_to_schedule', sort: 'createdAt', limit: 100 },
  });
  for (const { id } of data) {
    const { interviews } = await api.call(vettingEndpoints.read, { params: { id } });
    const interview = interviews.find(({ status }) => status === 'requested');
    const { contact } = await api.call(candidateEndpoints.read, { params: { id } });
    if (interview && contact?.email) return { interview, email: contact.email };
  }
  throw new Error('Nobody of the demo waits for a time');
}

test('a link is sent; the candidate picks a time on a phone, moves it once and cancels it', async ({
  as,
  visitor,
}) => {
  const { page, api } = await as('recruiter');
  const { interview, email } = await waiting(api);
  const id = interview.candidateId;
  await page.goto(href(candidatesRoutes.vettingInterviews, { id }));
  await page.getByRole('button', { name: 'Let the person choose a time' }).click();
  const drawer = page.getByRole('dialog', { name: /choose a time/ });
  await expect(drawer.getByText(/free times, the first/)).toBeVisible();
  await drawer.getByRole('combobox', { name: /^Where/ }).click();
  await page.getByRole('option', { name: 'Other video call', exact: true }).click();
  await drawer
    .getByRole('textbox', { name: 'Link of the call' })
    .fill('https://meet.example.com/1');
  await drawer.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Waits for a time')).toBeVisible();

  const phone = await visitor({
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 390, height: 844 },
  });
  const guest = phone.page;
  const heading = (name: RegExp | string) => guest.getByRole('heading', { level: 1, name });
  await guest.goto(await linkMailedTo(api, email));
  await expect(heading(/where will you be/)).toBeVisible();
  await guest.getByRole('button', { name: 'Continue' }).click();
  const pickFirst = async () => {
    await guest.getByRole('radio').first().check();
    await guest.getByRole('button', { name: /^Continue with/ }).click();
  };
  await expect(guest.getByText('Sao Paulo time')).toBeVisible();
  await pickFirst();
  await guest.getByRole('textbox', { name: /question/ }).fill('Who will be there?');
  await guest.getByRole('button', { name: 'Continue' }).click();
  await guest.getByRole('button', { name: 'Confirm the time' }).click();
  await expect(heading('Your interview is arranged')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Time chosen')).toBeVisible();
  await expect(page.getByText('Asks: Who will be there?')).toBeVisible();

  // The link in the newest mail leads to the current interview.
  await expect.poll(async () => (await mailsTo(api, email)).length).toBeGreaterThan(1);
  await guest.goto(await linkMailedTo(api, email));
  await expect(heading(/^Your interview on/)).toBeVisible();
  await guest.getByRole('button', { name: 'Choose another time' }).click();
  await expect(heading(/pick another time/)).toBeVisible();
  await pickFirst();
  await guest.getByRole('button', { name: 'Confirm the time' }).click();
  await expect(heading('Your interview is arranged')).toBeVisible();

  await guest.getByRole('link', { name: 'See, move or cancel the interview' }).click();
  await expect(guest.getByText(/You can move it 2 more times/)).toBeVisible();
  await guest.getByRole('link', { name: 'Cancel the interview' }).click();
  const dialog = guest.getByRole('dialog', { name: 'Cancel the interview?' });
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await guest.getByRole('option', { name: 'I accepted another offer' }).click();
  await dialog.getByRole('button', { name: 'Cancel the interview' }).click();
  await expect(heading('This interview is cancelled')).toBeVisible();
  await expect
    .poll(() => mailsTo(api, email))
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining('Choose a time for your interview'),
        expect.stringContaining('New time for your interview'),
        expect.stringContaining('You cancelled your interview'),
      ]),
    );
  await page.reload();
  await expect(page.getByText('Has accepted another offer').first()).toBeVisible();
});
