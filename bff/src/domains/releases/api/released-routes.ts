import {
  allRoutes,
  explainRouteFault,
  judgeReleasedRoutes,
  remoteNameSchema,
  type RemoteRelease,
  type Route,
} from '@muster/contracts';
import { RemoteModel } from '../remote.model.ts';

/** A release with the screens that it declares, not validated yet. */
export type Found = Omit<RemoteRelease, 'routes'> & { brought: readonly unknown[] | undefined };

/**
 * Returns releases with those of their routes that fit the contracts' tables and each other.
 * Invalid routes are left out; the release command would have refused them.
 */
export function withRoutes(releases: readonly Found[]): RemoteRelease[] {
  const known: Route[] = [...allRoutes];
  return releases.map(({ brought, ...release }) => {
    const routes = judge(release.name, brought, known).good;
    known.push(...routes);
    return { ...release, routes: [...routes] };
  });
}

/** Returns the faults of a build's routes, given those of the other current remotes. */
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
  // Older builds declare no routes.
  if (!owner || !brought?.length) return { good: [], faults: [] };
  return judgeReleasedRoutes(owner, brought, known);
}
