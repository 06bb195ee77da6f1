import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { option } from './checkout.mjs';

const ofDemo = 160;

/**
 * Creates a data folder with demo data and this many candidates in total, for the platform of a
 * checkout. `--data FOLDER` keeps the data for later runs.
 * @param {string} root @param {number} candidates
 */
export function candidateData(root, candidates) {
  const kept = option('data');
  const made = kept
    ? path.resolve(kept, String(candidates))
    : mkdtempSync(path.join(tmpdir(), 'muster-bench-data-'));
  if (!existsSync(path.join(made, 'db'))) {
    console.error(`… making ${candidates} candidates`);
    const { status } = spawnSync(
      'npx',
      [
        'tsx',
        '--conditions=source',
        'bff/src/commands/seed.ts',
        '--candidates',
        String(Math.max(0, candidates - ofDemo)),
      ],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DATA_DIR: made, SEED: 'demo', PASSWORD_COST: '1024,1,1' },
      },
    );
    if (status !== 0) throw new Error('The data could not be made');
  }
  if (!kept) return made;
  const copy = mkdtempSync(path.join(tmpdir(), 'muster-bench-data-'));
  cpSync(made, copy, { recursive: true });
  return copy;
}
