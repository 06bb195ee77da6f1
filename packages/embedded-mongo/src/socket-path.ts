import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The socket of a data folder: short, private and the same every time. */
export function socketPathOf(dataDir: string): string {
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  const user = process.getuid?.() ?? 'user';
  return join(tmpdir(), `embedded-mongo-${user}-${name}`, 'db.sock');
}

/**
 * Makes room for a socket, whose data folder must be locked by the caller. A folder that is made
 * is private. Throws when something else than a socket is in its place, or when somebody else
 * owns its folder in the shared temporary folder.
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

/** Anybody may have made the folder before; only its owner may look into it. */
function requireOwn(folder: string): void {
  const { uid } = lstatSync(folder);
  const own = process.getuid?.();
  if (own !== undefined && uid !== own) throw new Error(`${folder} belongs to another user`);
  chmodSync(folder, 0o700);
}
