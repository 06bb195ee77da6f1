import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from './config-error.ts';

/** Finds the nearest folder upwards that holds `lerna.json`; `from` itself if there is none. */
export function findRootDir(from: string): string {
  for (let dir = from; ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'lerna.json'))) return dir;
    if (dirname(dir) === dir) return from;
  }
}

/** Creates the secret once and keeps it, so that sessions outlive a restart. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file))
      // Exclusive: if two processes start together, one writes and both read the same secret.
      writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new ConfigError(`DATA_DIR: ${dataDir} cannot be written`);
  }
  return readFileSync(file, 'utf8').trim();
}
