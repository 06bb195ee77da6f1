import type { ReleaseFolders } from '../../../static/release-folders.ts';
import type { Remote } from '../remote.model.ts';
import { unmetInShell } from './shell-fit.ts';

type Registered = Pick<Remote, '_id' | 'current' | 'builds'> & Partial<Pick<Remote, 'trail'>>;

/**
 * Returns the build of a remote for a page with a given shell build: the intended one, unless it
 * needs something that this shell lacks; then the last earlier one that fits. An open page
 * therefore keeps working while shell and remote are updated, until it is reloaded.
 */
export async function buildForShell(
  folders: ReleaseFolders,
  { _id: name, current, trail = [], builds }: Registered,
  due: string,
  shell: string | null,
): Promise<string> {
  if (shell === null) return due;
  const unmet = await unmetInShell(folders, { shell, name, build: due });
  if (!unmet?.length) return due;
  for (const build of [current, ...trail.toReversed()]) {
    if (!builds.some((known) => known.build === build)) continue;
    const missing = await unmetInShell(folders, { shell, name, build });
    if (missing?.length === 0) return build;
  }
  return due;
}
