import { shellName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { ReleaseFolders } from '../../../static/release-folders.ts';
import { RemoteModel, type Remote } from '../remote.model.ts';
import { unmetInShell, type Pair } from './shell-fit.ts';

type Running = Pick<Remote, '_id' | 'current' | 'canary'>;

/** Returns the builds in use of one remote or shell. */
const buildsOf = ({ current, canary }: Running): string[] => [
  ...new Set([current, ...(canary ? [canary.build] : [])]),
];

/**
 * Returns why a build cannot run with the builds in use: one sentence for each remote that would
 * lack something in its shell, by name, with a solution. Both sides count with their canaries,
 * because a user may have either of the one with either of the other.
 */
export async function fitFaults(
  folders: ReleaseFolders,
  name: string,
  build: string,
  session: ClientSession | null = null,
): Promise<string[]> {
  const others = await RemoteModel.find(
    name === shellName ? { _id: { $ne: shellName } } : { _id: shellName },
    { current: 1, canary: 1 },
    { session },
  ).lean();
  const pairs = others.flatMap((other) =>
    buildsOf(other).map((beside): Pair =>
      name === shellName
        ? { shell: build, name: other._id, build: beside }
        : { shell: beside, name, build },
    ),
  );
  const sentences = await Promise.all(
    pairs.map(async (pair) => {
      const unmet = (await unmetInShell(folders, pair)) ?? [];
      if (unmet.length === 0) return [];
      return `${pair.name} ${pair.build} ${unmet.join('; it ')} (shell ${pair.shell}). ${wayOut(name)}`;
    }),
  );
  return [...new Set(sentences.flat())];
}

const wayOut = (name: string): string =>
  name === shellName
    ? 'Release the remote without it first, or keep it in the shell.'
    : 'Release a shell that provides it first, or do without it.';

/**
 * Returns the builds of a remote that fit the builds in use: possible targets of an automatic
 * rollback.
 */
export async function fittingBuilds(
  folders: ReleaseFolders,
  name: string,
  builds: readonly string[],
): Promise<ReadonlySet<string>> {
  const fitting = await Promise.all(
    builds.map(async (build) => {
      const faults = await fitFaults(folders, name, build);
      return faults.length === 0 ? [build] : [];
    }),
  );
  return new Set(fitting.flat());
}
