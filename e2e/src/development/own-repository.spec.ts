import {
  href,
  platformEndpoints,
  releaseEndpoints,
  releaseTokenEndpoints,
  teamRoutes,
} from '@muster/contracts';
import type { Page } from '@playwright/test';
import { startDevServer } from '../fixtures/dev-server.ts';
import { makeOwnRepository } from '../fixtures/own-repository.ts';
import { mailOf, type SessionApi } from '../fixtures/session-api.ts';
import type { MusterServer } from '../fixtures/muster-server.ts';
import { openReleaseDesk, type ReleaseDesk } from '../fixtures/release-desk.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { isFullRun } from '../fixtures/full-run.ts';

/** It creates, builds and releases a remote twice, so only `npm run test:full` runs it. */
const isTried = isFullRun;

/** Its releases are separate from the builds of the tree. */
const test = base.extend<object, { desk: ReleaseDesk; server: MusterServer }>({
  desk: [
    async ({ browserName: _browserName }, use) => {
      const desk = await openReleaseDesk('mfe-team');
      await use(desk);
      await desk.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  server: [({ desk }, use) => use(desk.server), { scope: 'worker' }],
});

test.skip(!isTried, 'too long for every run');

/** A page that reads a current endpoint, with a field to type into. */
const page = `import { PageHeader, TextField } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';

/** Who is at the bench. */
export function HomePage() {
  const t = useMessages();
  const me = api.useMeReadQuery({});
  const [text, setText] = useState('');
  return (
    <>
      <PageHeader title={t('home.title')} />
      <p>At the bench: {me.data?.email}</p>
      <TextField label="Remark" value={text} onChange={setText} />
    </>
  );
}
`;

const failing = `export function HomePage(): never {
  throw new Error('planted');
}
`;

const home = 'src/features/home/home-page.tsx';
const remote = 'mfe-bench';
const heading = (at: Page) => at.getByRole('heading', { level: 1, name: 'Bench' });

/** The remote's build for one user, and the build for all others. */
const given = async (api: SessionApi) => {
  const { remotes } = await api.call(platformEndpoints.remotes, {});
  return remotes.find(({ name }) => name === remote)?.build;
};
const stateOf = async (api: SessionApi) => {
  const { remotes } = await api.call(releaseEndpoints.list, {});
  return remotes.find(({ name }) => name === remote);
};

test('a team releases a screen from its own repository, and a failing canary of it is withdrawn', async ({
  as,
  server,
  noConsole,
}) => {
  test.setTimeout(480_000);
  // The library preloaded for a page that throws is never used.
  noConsole.allow(/planted|preloaded using link preload/);
  const own = makeOwnRepository('bench');
  try {
    own.change(home, () => page);
    const { api: owner } = await as('owner');
    const { secret } = await owner.call(releaseTokenEndpoints.create, {
      body: { remote, name: 'CI of the bench', days: '7' },
    });
    const env = { MUSTER_URL: server.origin, MUSTER_RELEASE_TOKEN: secret };
    const release = (...args: string[]) => own.command(['release', '--static', ...args], env);

    await test.step('the remote runs alone with mocks', async () => {
      own.change('src/mocks.ts', (source) =>
        source
          .replace(
            'import { mockPlatform }',
            "import { meEndpoints } from '@muster/contracts';\nimport { fail, mockPlatform, respond }",
          )
          .replace('[]', "[respond(meEndpoints.read, () => fail('NOT_FOUND'))]"),
      );
      const args = ['--env', 'standalone', '--env', 'mocks'];
      const alone = await startDevServer({ dir: own.dir, args, env: {}, ready: '/' });
      try {
        const { page: mocked, context } = await as('owner');
        await mocked.goto(`${alone.origin}/bench`);
        await expect(heading(mocked)).toBeVisible();
        await context.close();
      } finally {
        await alone.stop();
      }
    });

    const { page: open } = await as('team.lead');
    await open.goto('/');
    await test.step('one command brings the remote’s screen to open pages, with data', async () => {
      expect(await release()).toMatch(/mfe-bench runs build [0-9a-f]{12} now, its first/);
      await open
        .getByRole('navigation', { name: 'Main navigation' })
        .getByRole('link', { name: 'Bench' })
        .click();
      await expect(heading(open)).toBeVisible();
      await expect(open.getByText(`At the bench: ${mailOf('team.lead')}`)).toBeVisible();
      expect(await release()).toContain('already: the same source makes the same build');
    });
    const first = await given(owner);

    const five = ['recruiter', 'vetter', 'account.manager', 'finance', 'viewer'];
    await open.getByRole('textbox', { name: 'Remark' }).fill('Half written');
    await test.step('the next build goes to one user in ten and to five more, and throws', async () => {
      own.change(home, () => failing);
      const canary = five.flatMap((account) => ['--canary-user', mailOf(account)]);
      expect(await release('--canary-share', '10', ...canary)).toContain('to its canary');
      expect((await stateOf(owner))?.canary?.share).toBe(10);
      for (const account of five) {
        const { page: met } = await as(account);
        await met.goto('/bench');
        await expect(met.getByText('This page stopped working')).toBeVisible();
      }
    });
    await test.step('the build is withdrawn within a minute of the fifth failure', async () => {
      await expect.poll(async () => (await stateOf(owner))?.canary, { timeout: 60_000 }).toBeNull();
      const last = (await stateOf(owner))?.history[0];
      expect(last).toMatchObject({ kind: 'withdrawn', health: { failing: 5 } });
      const { page: again, api } = await as('recruiter');
      expect(await given(api)).toBe(first);
      await again.goto('/bench');
      await expect(heading(again)).toBeVisible();
    });
    await test.step('users of the old build notice nothing', async () => {
      await expect(heading(open)).toBeVisible();
      await expect(open.getByRole('textbox', { name: 'Remark' })).toHaveValue('Half written');
      await expect(open.getByText(/A new version of/)).toBeHidden();
    });

    await test.step('a revoked token can release nothing', async () => {
      const { page: settings } = await as('owner');
      await settings.goto(`${href(teamRoutes.settings)}?panel=releases`);
      await settings.getByRole('button', { name: 'Revoke CI of the bench' }).click();
      await settings.getByRole('button', { name: 'Revoke', exact: true }).last().click();
      await expect(settings.getByText('No team releases from a repository')).toBeVisible();
      await expect(release()).rejects.toThrow(/unknown, revoked, expired/);
    });
  } finally {
    own.remove();
  }
});
