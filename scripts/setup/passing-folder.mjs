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
 * Has everything that tests write for the moment (databases, uploads, profiles of browsers) go to
 * memory where there is room, so that no commit waits for a disk. It is gone with this process.
 * What is tried is the same: tests kill processes, they do not cut the power.
 */
export function usePassingFolder() {
  if (!hasRoom()) return;
  const folder = mkdtempSync(path.join(memory, 'muster-'));
  // Tests of rights become another user, who must get to what that user may read.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
}
