import { shellName } from '@muster/contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFolder, type ReleaseFolders } from './release-folders.ts';

/** Number of builds in use at once: the general one, the canary, and one being replaced. */
const kept = 4;

/** Reads the page of a shell build; builds never change, so each is read once. */
export function pageReader(folders: ReleaseFolders) {
  const pages = new Map<string, string>();
  return async (build: string): Promise<string> => {
    const known = pages.get(build);
    if (known !== undefined) return known;
    const file = join(releaseFolder(folders, shellName), build, 'index.html');
    const html = await readFile(file, 'utf8');
    pages.set(build, html);
    const [oldest = build] = pages.keys();
    if (pages.size > kept) pages.delete(oldest);
    return html;
  };
}
