import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Returns the socket path of a data folder: short, private and stable. */
export function socketPathOf(dataDir: string): string {
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  const user = process.getuid?.() ?? 'user';
  return join(tmpdir(), `embedded-mongo-${user}-${name}`, 'db.sock');
}

/**
 * Prepares the path of a socket; the caller holds the lock of the data folder. A created folder is
 * private. Throws if something other than a socket exists there, or if its folder in the shared
 * temporary folder belongs to another user.
 */
export function prepareSocket(socketPath: string): void {
  if (!socketPath.endsWith('.sock'))
    throw new Error(`${socketPath} must end with .sock: drivers know a socket by that`);
  const folder = dirname(socketPath);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (dirname(folder) === resolve(tmpdir())) requireOwn(folder);
  const there = lstatSync(socketPath, { throwIfNoEntry: false });
  if (there && !there.isSocket()) throw new Error(`${socketPath} is there and is no socket`);
  if (there) rmSync(socketPath);
}

/** Another user may have created the folder: only its owner may have access. */
function requireOwn(folder: string): void {
  const { uid } = lstatSync(folder);
  const own = process.getuid?.();
  if (own !== undefined && uid !== own) throw new Error(`${folder} belongs to another user`);
  chmodSync(folder, 0o700);
}
