import { limits } from '@muster/contracts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildsOnDisk,
  releaseFolder,
  releasedNames,
  type ReleaseFolders,
} from '../../../static/release-folders.ts';
import { RemoteModel, type Remote } from '../remote.model.ts';
import { previousOf } from '../remote-moves.ts';

export interface Pruned {
  name: string;
  removed: string[];
}

/**
 * Removes the files of builds beyond the last five of each remote; never those of the current
 * build, the canary, or the target of a rollback. Unknown remotes are left alone.
 */
export async function pruneReleases(folders: ReleaseFolders): Promise<Pruned[]> {
  const remotes = await RemoteModel.find({}).lean();
  const names = (await releasedNames(folders)).filter((name) =>
    remotes.some(({ _id }) => _id === name),
  );
  return Promise.all(
    names.map(async (name) => {
      const remote = remotes.find(({ _id }) => _id === name);
      const removed = remote ? await removable(folders, remote) : [];
      for (const build of removed)
        await rm(join(releaseFolder(folders, name), build), { recursive: true, force: true });
      return { name, removed };
    }),
  );
}

async function removable(folders: ReleaseFolders, remote: Remote): Promise<string[]> {
  const found = await buildsOnDisk(folders, remote._id);
  const onDisk = new Set(found.map(({ build }) => build));
  const needed = new Set([remote.current, remote.canary?.build, previousOf(remote, onDisk)]);
  const publishedAt = (build: string, fallback: Date) =>
    remote.builds.find((known) => known.build === build)?.publishedAt ?? fallback;
  return found
    .toSorted(
      (a, b) =>
        publishedAt(b.build, b.publishedAt).getTime() -
        publishedAt(a.build, a.publishedAt).getTime(),
    )
    .slice(limits.release.kept)
    .map(({ build }) => build)
    .filter((build) => !needed.has(build));
}
