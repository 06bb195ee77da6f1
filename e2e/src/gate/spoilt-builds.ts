import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootDir } from '../fixtures/root-dir.ts';

/** Returns the folder of the last build of a remote or the shell. */
export function lastBuildOf(name: string): string {
  const folder = path.join(rootDir, name, 'dist/remote');
  const latest = JSON.parse(readFileSync(path.join(folder, 'latest.json'), 'utf8')) as {
    build: string;
  };
  return path.join(folder, latest.build);
}

/** Copies of builds with some changed scripts, in a folder that is removed at the end. */
export class SpoiltBuilds {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'muster-spoilt-'));

  /**
   * Creates a copy of a remote's last build; scripts that `change` returns unchanged stay as they
   * are.
   */
  of(remote: string, change: (script: string, file: string) => string): string {
    const folder = path.join(mkdtempSync(path.join(this.#folder, 'of-')), '123456789abc');
    cpSync(lastBuildOf(remote), folder, { recursive: true });
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ file, whole: path.join(folder, file) }));
    const changed = scripts.filter(({ file, whole }) => {
      const text = readFileSync(whole, 'utf8');
      const spoilt = change(text, file);
      if (spoilt === text) return false;
      writeFileSync(whole, spoilt);
      rmSync(`${whole}.br`, { force: true });
      return true;
    });
    if (changed.length === 0) throw new Error(`Nothing of ${remote} was spoilt`);
    return folder;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
