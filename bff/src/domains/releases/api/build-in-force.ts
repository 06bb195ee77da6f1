import { shellName } from '@muster/contracts';
import { join } from 'node:path';
import { RemoteModel } from '../remote.model.ts';
import { releaseFolder, type ReleaseFolders } from '../../../static/release-folders.ts';

/**
 * Returns the current build of a remote for all users, without a canary; null if none was released.
 */
export async function buildInForce(name: string): Promise<string | null> {
  const remote = await RemoteModel.findById(name, { current: 1 }).lean();
  return remote?.current ?? null;
}

/** Returns the builds in use, of the shell and of each remote. */
export async function buildsInForce(): Promise<
  Record<string, { current: string; canary: string | null }>
> {
  const all = await RemoteModel.find({}, { current: 1, canary: 1 }).lean();
  return Object.fromEntries(
    all.map(({ _id, current, canary }) => [_id, { current, canary: canary?.build ?? null }]),
  );
}

/** Returns the folders of the shells in use: the current one, and the canary. */
export async function shellsInForce(folders: ReleaseFolders): Promise<string[]> {
  const { [shellName]: shell } = await buildsInForce();
  const builds = [shell?.current, shell?.canary].filter((build) => build != null);
  return builds.map((build) => join(releaseFolder(folders, shellName), build));
}
