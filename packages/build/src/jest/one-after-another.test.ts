import { spawnSync } from 'node:child_process';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../..');
const runner = path.join(folder, '../../node_modules/jest/bin/jest.js');

// Runs in its own process: work left over by an earlier test would make Node track promises.
test('Node tracks no promises while Jest runs unless a test asks for it', () => {
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
