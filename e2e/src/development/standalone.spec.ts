import path from 'node:path';
import { startDevServer } from '../fixtures/dev-server.ts';
import { areas } from '../fixtures/failures/areas.ts';
import { rootDir } from '../fixtures/root-dir.ts';
import { expect, test } from '../fixtures/test.ts';
import { isFullRun } from '../fixtures/full-run.ts';

/**
 * `npm run dev -w mfe-… -- --standalone`: needs a build of each, so only `npm run test:full` runs
 * it.
 */
const tried = isFullRun ? areas : [];

for (const area of tried) {
  test(`${area.remote} runs alone, against a running BFF`, async ({ as, server }) => {
    test.setTimeout(120_000);
    const alone = await startDevServer({
      dir: path.join(rootDir, area.remote),
      args: ['--env', 'standalone'],
      env: { BFF_URL: server.origin },
      ready: '/',
    });
    try {
      // The session cookie is valid for the host, whatever the port.
      const { page, context } = await as(area.account);
      await page.goto(alone.origin + area.path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await context.close();
    } finally {
      await alone.stop();
    }
  });
}
