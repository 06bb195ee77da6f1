import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { href, jobsRoutes } from '@muster/contracts';
import { startDevServer, type DevServer } from '../fixtures/dev-server.ts';
import { freePort, startServer, type MusterServer } from '../fixtures/muster-server.ts';
import { rootDir } from '../fixtures/root-dir.ts';
import { SessionApi } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';
import { isFullRun } from '../fixtures/full-run.ts';

/** Starts `npm run dev -- jobs` with a copy of the remote that the test may change. */
async function startLive(folder: string) {
  const remote = path.join(folder, 'mfe-jobs');
  const skipped = new Set(['dist', 'node_modules']);
  cpSync(path.join(rootDir, 'mfe-jobs'), remote, {
    recursive: true,
    filter: (source) => !skipped.has(path.basename(source)),
  });
  symlinkSync(path.join(rootDir, 'node_modules'), path.join(folder, 'node_modules'));

  const started: (MusterServer | DevServer)[] = [];
  const stop = async () => {
    for (const part of started.toReversed()) await part.stop();
  };
  try {
    const port = await freePort();
    const live = '/remotes/mfe-jobs/dev/mf-manifest.json';
    const bff = await startServer({
      PUBLIC_URL: `http://localhost:${port}`,
      REMOTE_OVERRIDES: JSON.stringify({ 'mfe-jobs': `http://localhost:${port}${live}` }),
    });
    started.push(bff);
    const jobs = await startDevServer({ dir: remote, env: { BFF_URL: bff.origin }, ready: live });
    started.push(jobs);
    const shell = await startDevServer({
      dir: path.join(rootDir, 'shell'),
      port,
      env: { BFF_URL: bff.origin, LIVE_REMOTES: JSON.stringify({ 'mfe-jobs': jobs.origin }) },
      ready: live,
    });
    started.push(shell);
    return { remote, origin: shell.origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

// It compiles the shell for development, which is too slow for runs other than `npm run test:full`.
if (isFullRun) {
  test('a live remote refreshes in the running shell and keeps what is on the page', async ({
    browser,
    noConsole,
  }) => {
    test.setTimeout(180_000);
    const folder = mkdtempSync(path.join(tmpdir(), 'muster-live-'));
    const live = await startLive(folder);
    const context = await browser.newContext({ baseURL: live.origin });
    try {
      noConsole.watch(context);
      await new SessionApi(context.request).signIn('recruiter');
      const page = await context.newPage();
      await page.goto(href(jobsRoutes.list));
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Jobs', { timeout: 30_000 });
      const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
      await search.fill('kept');
      await search.evaluate((element) => element.setAttribute('data-marker', 'same element'));

      const texts = path.join(live.remote, 'src/messages/en.ts');
      const before = readFileSync(texts, 'utf8');
      const after = before.replace('title: common.jobs', "title: 'Live jobs'");
      expect(after).not.toBe(before);
      writeFileSync(texts, after);
      await expect(heading).toHaveText('Live jobs', { timeout: 30_000 });
      await expect(search).toHaveValue('kept');
      await expect(search).toHaveAttribute('data-marker', 'same element');
    } finally {
      await context.close();
      await live.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
