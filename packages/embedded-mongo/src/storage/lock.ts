import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Distinguishes a process from a later one with the same process id. */
function processMark(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The 22nd field is the start time; the name in parentheses may contain spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(content: string): boolean {
  const [pidText, mark] = content.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !mark || processMark(pid) === '' || processMark(pid) === mark;
}

/** Holders inside this process, which share its process id. */
const heldHere = new Set<string>();

/**
 * Locks the data folder for this process; takes over the lock of a dead process. Returns the
 * release function. Throws if a living process holds it.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  if (heldHere.has(path)) throw new Error(`${folder} is already open in this process`);
  const own = join(folder, `lock.${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(own, `${process.pid} ${processMark(process.pid)}\n`, { mode: 0o600 });
  } catch (error) {
    throw unusable(folder, error as NodeJS.ErrnoException);
  }
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        linkSync(own, path);
        heldHere.add(path);
        return () => {
          heldHere.delete(path);
          rmSync(path, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      removeStale(folder, path);
    }
    throw new Error(`${folder} is in use by another process`);
  } finally {
    rmSync(own, { force: true });
  }
}

const REASONS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  ENOTDIR: 'it, or a folder above it, is a file',
  EEXIST: 'it is a file',
};

function unusable(folder: string, error: NodeJS.ErrnoException): Error {
  const reason = REASONS[error.code ?? ''] ?? error.message;
  return new Error(`${folder} cannot be used as a data folder: ${reason}`, { cause: error });
}

function removeStale(folder: string, path: string): void {
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch {
    return;
  }
  const own = Number(content.split(' ')[0]) === process.pid;
  if (!own && isAlive(content)) {
    throw new Error(`${folder} is in use by process ${content.split(' ')[0]}`);
  }
  // Moved first and read again, so that the lock of a faster process is not lost.
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readFileSync(aside, 'utf8') !== content) linkSync(aside, path);
  unlinkSync(aside);
}
