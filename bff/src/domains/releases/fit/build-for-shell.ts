import type { ReleaseFolders } from '../../../static/release-folders.ts';
import type { Remote } from '../remote.model.ts';
import { unmetInShell } from './shell-fit.ts';

type Registered = Pick<Remote, '_id' | 'current' | 'builds'> & Partial<Pick<Remote, 'trail'>>;

/**
 * The build of a remote for a page that runs a build of the shell: the one that is due, unless it
 * takes something that this shell lacks; then the last one before it that does not. A page that
 * stays open while shell and remote move on keeps working so, until it is loaded anew.
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
