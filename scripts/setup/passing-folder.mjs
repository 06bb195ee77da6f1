import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const gigabyte = 1024 ** 3;

function hasRoom() {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2 * gigabyte && freemem() > 6 * gigabyte;
}

/**
 * Moves temporary test files (databases, uploads, browser profiles) to memory if it has room, so
 * that no commit waits for a disk. The folder disappears with this process. Coverage is unchanged,
 * because tests kill processes but do not cut the power.
 */
export function usePassingFolder() {
  if (!hasRoom()) return;
  const folder = mkdtempSync(path.join(memory, 'muster-'));
  // Permission tests switch to another user, who must reach the files that user may read.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
}
