import { releaseEndpoints } from '@muster/contracts';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openReleaseDesk, type ReleaseDesk } from '../fixtures/release-desk.ts';
import { expect, test as base } from '../fixtures/test.ts';
import type { MusterServer } from '../fixtures/muster-server.ts';

const remote = 'mfe-talent';
const test = base.extend<object, { desk: ReleaseDesk; server: MusterServer }>({
  desk: [
    async ({ browserName: _browserName }, use) => {
      const desk = await openReleaseDesk(remote);
      await use(desk);
      await desk.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  server: [({ desk }, use) => use(desk.server), { scope: 'worker' }],
});
test.describe.configure({ timeout: 480_000 });

test('a refused build can be switched to only by force, with a reason that stays in the history', async ({
  as,
  desk,
}) => {
  const { api } = await as('owner');
  const stateOf = async () => {
    const { remotes: states } = await api.call(releaseEndpoints.list, {});
    return states.find((state) => state.name === remote);
  };
  const build = await desk.release('gate');
  await desk.rollback();
  const before = await stateOf();
  expect(before?.current).toBe(desk.firstBuild);

  const folder = desk.folderOf(build);
  const [style = ''] = readdirSync(folder).filter((file) => file.endsWith('.css'));
  writeFileSync(path.join(folder, style), 'body { color: red }');
  await expect(desk.release('gate')).rejects.toThrow(
    /is refused:\s+- It styles what is not its own: body/,
  );
  await expect(desk.release('gate', '--canary-share', '50')).rejects.toThrow(
    /Nothing was switched/,
  );
  await expect(desk.release('gate', '--force')).rejects.toThrow(/needs a reason/);
  expect(await stateOf()).toEqual(before);

  await desk.release('gate', '--force', '--note', 'The list is empty without it');
  const { current, history } = (await stateOf()) ?? {};
  expect(current).toBe(build);
  expect(history?.[0]).toMatchObject({
    to: build,
    note: 'Forced past the gate (1 refused): The list is empty without it',
  });
});
