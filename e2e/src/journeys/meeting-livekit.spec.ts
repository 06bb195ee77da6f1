import { href, meetingEndpoints, publicRoutes } from '@muster/contracts';
import { startServer } from '../fixtures/muster-server.ts';
import { startRefusingMediaServer } from '../fixtures/refusing-media-server.ts';
import { expect, test } from '../fixtures/test.ts';

test('a room uses a LiveKit server, says if that refuses, and its chat goes on', async ({
  as,
  noConsole,
}) => {
  test.setTimeout(120_000);
  const media = await startRefusingMediaServer();
  const server = await startServer(media.settings);
  // The server's refusal, which the browser logs by itself.
  noConsole.allow(/127\.0\.0\.1:\d+\/rtc|status of 401/);
  try {
    const { page, api, context } = await as('recruiter', { baseURL: server.origin });
    const scripts: string[] = [];
    page.on('response', async (answer) => {
      if (!answer.url().endsWith('.js')) return;
      const text = await answer.text().catch(() => '');
      if (text.includes('livekit.SignalRequest')) scripts.push(answer.url());
    });
    const { name } = await api.call(meetingEndpoints.create, { body: { title: 'All hands' } });
    await page.goto(href(publicRoutes.meetingsBySessionName, { sessionName: name }));
    await expect(page.getByRole('button', { name: 'Come in' })).toBeEnabled();
    expect(scripts).toEqual([]);
    await page.getByRole('button', { name: 'Come in' }).click();

    await expect(page.getByText(/did not let you in\. Asking for another way in/)).toBeVisible();
    await expect.poll(() => new Set(media.came.map(({ token }) => token)).size).toBeGreaterThan(1);
    expect(new Set(media.came.map(({ name: who }) => who)).size).toBe(1);
    expect(media.came[0]?.name).toBe('Ana Kovač');
    expect(scripts).toHaveLength(1);

    await page.getByRole('button', { name: 'Chat' }).click();
    await page.getByRole('textbox', { name: 'Write to everyone' }).fill('Can you read this?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Can you read this?')).toBeVisible();

    await media.stop();
    await expect(page.getByText(/cannot be reached\. You can write in the chat/)).toBeVisible();
    await context.close();
  } finally {
    await server.stop();
  }
});
