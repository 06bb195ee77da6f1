import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../setup/root.mjs';

const run = promisify(execFile);

/**
 * The build of a remote that all users of the platform have, null before its first; `undefined`
 * where there is no platform to ask, which `said` tells.
 * @param {string} name
 * @returns {Promise<{ build: string | null | undefined, said: string, code: number }>}
 */
export async function buildInForce(name) {
  const command = path.join(root, 'bff/dist/commands/in-force.js');
  try {
    const { stdout, stderr } = await run(process.execPath, [command, name], { cwd: root });
    return { build: stdout.trim() || null, said: stderr.trim(), code: 0 };
  } catch (error) {
    const { stderr = '', code } = /** @type {{ stderr?: string, code?: number }} */ (error);
    return { build: undefined, said: stderr.trim(), code: Number(code) || 1 };
  }
}
