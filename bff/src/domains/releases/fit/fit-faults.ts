import { shellName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { ReleaseFolders } from '../../../static/release-folders.ts';
import { RemoteModel, type Remote } from '../remote.model.ts';
import { unmetInShell, type Pair } from './shell-fit.ts';

type Running = Pick<Remote, '_id' | 'current' | 'canary'>;

/** The builds that people have, in one or the other. */
const buildsOf = ({ current, canary }: Running): string[] => [
  ...new Set([current, ...(canary ? [canary.build] : [])]),
];

/**
 * Why a build cannot run beside what people have: one sentence for each remote that would miss
 * something in its shell, by name, with the way out. Both sides count with their canaries, because
 * a person may have either of the one with either of the other.
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

/** Those builds of one that fit with what people have: where the way back may lead by itself. */
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
