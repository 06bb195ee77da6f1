import { href, meetingEndpoints, publicRoutes } from '@muster/contracts';
import { expectPicturesAndSound, watchCalls } from '../fixtures/call-measures.ts';
import { startServer } from '../fixtures/muster-server.ts';
import { hasRelay, startRelay } from '../fixtures/relay-server.ts';
import { test } from '../fixtures/test.ts';

test('browsers that cannot reach each other meet through a TURN server', async ({ as }) => {
  test.skip(!hasRelay, 'coturn is not installed');
  test.setTimeout(120_000);
  const relay = await startRelay();
  const server = await startServer(relay.settings);
  try {
    const at = { baseURL: server.origin };
    const host = await as('recruiter', at);
    const colleague = await as('account.manager', at);
    for (const { context } of [host, colleague]) await watchCalls(context, { byRelayAlone: true });
    const { name } = await host.api.call(meetingEndpoints.create, { body: { title: 'Far apart' } });
    for (const { page } of [host, colleague]) {
      await page.goto(href(publicRoutes.meetingsBySessionName, { sessionName: name }));
      await page.getByRole('button', { name: 'Come in' }).click();
    }
    await host.page.getByRole('button', { name: /^Let .* in$/ }).click();
    for (const { page } of [host, colleague]) await expectPicturesAndSound(page, 1);
    for (const { context } of [host, colleague]) await context.close();
  } finally {
    await server.stop();
    await relay.stop();
  }
});
