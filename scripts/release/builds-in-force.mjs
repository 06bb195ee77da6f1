import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../setup/root.mjs';

const run = promisify(execFile);

/** @typedef {Record<string, { current: string, canary: string | null }>} InForce by name, of the shell and the remotes */

/**
 * Returns the active builds of the platform; `undefined` if no platform can be asked, for the
 * reason in `said`.
 * @returns {Promise<{ builds: InForce | undefined, said: string, code: number }>}
 */
export async function buildsInForce() {
  const command = path.join(root, 'bff/dist/commands/in-force.js');
  try {
    const { stdout, stderr } = await run(process.execPath, [command], { cwd: root });
    return { builds: JSON.parse(stdout), said: stderr.trim(), code: 0 };
  } catch (error) {
    const { stderr = '', code } = /** @type {{ stderr?: string, code?: number }} */ (error);
    return { builds: undefined, said: stderr.trim(), code: Number(code) || 1 };
  }
}
