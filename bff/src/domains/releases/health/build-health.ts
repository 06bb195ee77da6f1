import type { BuildHealth, RemoteState } from '@muster/contracts';
import { BuildUseModel } from './build-use.model.ts';

type Use = NonNullable<RemoteState['builds'][number]['use']>;

/** Returns the users of a remote's build since a moment, and those for whom it failed. */
export async function healthOf(remote: string, build: string, since: Date): Promise<BuildHealth> {
  const [people, failing] = await Promise.all([
    BuildUseModel.countDocuments({ remote, build, at: { $gte: since } }),
    BuildUseModel.countDocuments({
      remote,
      build,
      at: { $gte: since },
      failedAt: { $gte: since },
    }),
  ]);
  return { people, failing };
}

interface Group extends Omit<Use, 'readyWithin'> {
  _id: { build: string; readyMs: number | null };
}

/** Returns the recent use of a remote's builds, by build. */
export async function usesOf(remote: string): Promise<ReadonlyMap<string, Use>> {
  const groups = await BuildUseModel.aggregate<Group>([
    { $match: { remote } },
    {
      $group: {
        _id: { build: '$build', readyMs: '$readyMs' },
        people: { $sum: 1 },
        loads: { $sum: '$loads' },
        errors: { $sum: '$failures' },
      },
    },
  ]);
  const builds = new Set(groups.map(({ _id }) => _id.build));
  return new Map(
    [...builds].map((build) => [build, useFrom(groups.filter(({ _id }) => _id.build === build))]),
  );
}

const total = (groups: readonly Group[], field: 'people' | 'loads' | 'errors'): number =>
  groups.reduce((sum, group) => sum + group[field], 0);

const useFrom = (groups: readonly Group[]): Use => ({
  people: total(groups, 'people'),
  loads: total(groups, 'loads'),
  errors: total(groups, 'errors'),
  readyWithin: readyWithin(groups),
});

/** Returns the loading time within which three in four users had the page. */
function readyWithin(groups: readonly Group[]): number | null {
  const times = groups
    .flatMap(({ _id, people }) => (_id.readyMs === null ? [] : [{ ms: _id.readyMs, people }]))
    .toSorted((a, b) => a.ms - b.ms);
  const wanted = 0.75 * times.reduce((sum, { people }) => sum + people, 0);
  let reached = 0;
  return times.find(({ people }) => (reached += people) >= wanted)?.ms ?? null;
}
