import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isBuilt, releaseOf } from '../rspack/release.mjs';

export const root = path.resolve(import.meta.dirname, '../../../..');

/** A change to a remote's source before the build. */
export interface Planted {
  /** Path within the remote's folder. */
  file: string;
  change: (source: string) => string;
}

/** Copies of remotes and their builds, in a temporary folder that is removed at the end. */
export class PlantedBuilds {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'muster-planted-'));

  /** Returns the build of a remote's unchanged source, which mostly exists already. */
  untouched(remote: string): string {
    const release = releaseOf(remote, path.join(root, remote));
    return isBuilt(release) ? path.join(release.dir, release.build) : this.build(remote);
  }

  /** Builds a copy of a remote's source with some changes; returns the folder of the build. */
  build(remote: string, planted: readonly Planted[] = []): string {
    const copy = this.#newFolder();
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    const dir = path.join(copy, remote);
    for (const entry of ['package.json', 'rspack.config.mjs', 'src'])
      cpSync(path.join(root, remote, entry), path.join(dir, entry), { recursive: true });
    for (const { file, change } of planted) {
      const whole = path.join(dir, file);
      const before = existsSync(whole) ? readFileSync(whole, 'utf8') : '';
      const after = change(before);
      if (after === before) throw new Error(`Nothing was planted in ${file}`);
      writeFileSync(whole, after);
    }
    const { status, stdout } = spawnSync(path.join(root, 'node_modules/.bin/rspack'), ['build'], {
      cwd: dir,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: '', RELEASES_DIR: '' },
    });
    if (status !== 0) throw new Error(stdout);
    const latest = readFileSync(path.join(dir, 'dist/remote/latest.json'), 'utf8');
    return path.join(dir, 'dist/remote', (JSON.parse(latest) as { build: string }).build);
  }

  /** Copies a build, to change its files. */
  copy(build: string): string {
    const folder = path.join(this.#newFolder(), path.basename(build));
    cpSync(build, folder, { recursive: true });
    return folder;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #made = 0;
  #newFolder(): string {
    this.#made += 1;
    const folder = path.join(this.#folder, String(this.#made));
    mkdirSync(folder);
    return folder;
  }
}
