import { spawnSync } from 'node:child_process';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../..');
const runner = path.join(folder, '../../node_modules/jest/bin/jest.js');

// In a process of its own: a test before this one may have left work under way, of which Node
// follows the promises as long as it lasts.
test('while Jest runs, Node follows no promise that no test asks it to', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [runner, '--runInBand', '--testMatch', '**/one-after-another.alone.ts'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, MUSTER_TURN: 'all' } },
  );
  expect({ status, stderr }).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('2 passed'),
  });
});
