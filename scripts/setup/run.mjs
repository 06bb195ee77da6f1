import { spawn } from 'node:child_process';
import { totalmem } from 'node:os';

const gibibyte = 1024 ** 3;
/** Within a container, its own memory limit applies, if any. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);

const environment = {
  // The compiler is written in Go, and spent half of its time collecting memory that it soon frees
  // anyway. It collects as often as necessary once it reaches this size, which is never less than
  // it needs.
  GOGC: '400',
  GOMEMLIMIT: `${Math.min(7, Math.max(3, Math.floor(memory / gibibyte / 3)))}GiB`,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  SCARF_ANALYTICS: 'false',
};

/**
 * Runs a command with its output on the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, cwd?: string }} [options] `quiet`: output only on failure
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, { env = {}, quiet = false, cwd } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      cwd,
      env: { ...process.env, ...environment, ...env },
      shell: process.platform === 'win32',
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}
