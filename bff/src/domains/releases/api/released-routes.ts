import {
  allRoutes,
  explainRouteFault,
  judgeReleasedRoutes,
  remoteNameSchema,
  type RemoteRelease,
  type Route,
} from '@muster/contracts';
import { RemoteModel } from '../remote.model.ts';

/** A release with the screens that it brings along, not judged yet. */
export type Found = Omit<RemoteRelease, 'routes'> & { brought: readonly unknown[] | undefined };

/**
 * Releases with the routes of each that stand beside the contracts' tables and beside each other.
 * What has a fault is left out; a release by the command would have been refused for it.
 */
export function withRoutes(releases: readonly Found[]): RemoteRelease[] {
  const known: Route[] = [...allRoutes];
  return releases.map(({ brought, ...release }) => {
    const routes = judge(release.name, brought, known).good;
    known.push(...routes);
    return { ...release, routes: [...routes] };
  });
}

/** What is wrong with the routes of a build, beside those of the other remotes in force. */
export async function routeFaults(name: string, routes: readonly unknown[]): Promise<string[]> {
  if (routes.length === 0) return [];
  const remotes = await RemoteModel.find({ _id: { $ne: name } }).lean();
  const others = remotes.flatMap(({ _id, current, canary, builds }) =>
    builds
      .filter(({ build }) => build === current || build === canary?.build)
      .flatMap((build) => judge(_id, build.routes, allRoutes).good),
  );
  return judge(name, routes, [...allRoutes, ...others]).faults.map(({ path, fault }) =>
    explainRouteFault(path, fault),
  );
}

function judge(name: string, brought: readonly unknown[] | undefined, known: readonly Route[]) {
  const { data: owner } = remoteNameSchema.safeParse(name);
  // Builds of before bring nothing.
  if (!owner || !brought?.length) return { good: [], faults: [] };
  return judgeReleasedRoutes(owner, brought, known);
}
