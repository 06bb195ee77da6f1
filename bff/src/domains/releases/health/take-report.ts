import {
  allRoutes,
  limits,
  releasedRouteSchema,
  shellName,
  type releaseEndpoints,
  type BuildReport,
} from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import type { ReleaseFolders } from '../../../static/release-folders.ts';
import { RemoteModel, type RemoteBuild } from '../remote.model.ts';
import { BuildUseModel } from './build-use.model.ts';
import { withdrawIfAtFault } from './withdraw-build.ts';

/**
 * Records a signed-in user's experience with a build. Visitors are excluded: they could be
 * invented, and used to withdraw a release.
 */
export const takeReport =
  (folders: ReleaseFolders): Service<(typeof releaseEndpoints)['report']> =>
  async (ctx, { params, body }) => {
    const { actor } = ctx;
    const { perPerson, window } = limits.release.reports;
    await ctx.limit('buildReport', actor.userId.toHexString(), perPerson, window);
    const remote = await RemoteModel.findById(params.name).lean();
    const build = remote?.builds.find((known) => known.build === params.build);
    if (!remote || !build || !isFor(actor, params.name, build)) throw new AppError('NOT_FOUND');
    const answer = await transact(ctx, async (tx) => {
      await note(tx, actor, params, body);
      return { ok: true as const };
    });
    if (fails(body)) await withdrawIfAtFault(folders, remote, params.build, ctx.log);
    return answer;
  };

/** Checks whether a user in this role can reach a page of the remote. */
function isFor({ audience }: Actor, name: string, { routes }: RemoteBuild): boolean {
  const brought = routes.flatMap((route) => releasedRouteSchema.safeParse(route).data ?? []);
  const owned = [...allRoutes.filter(({ owner }) => owner === name), ...brought];
  return (
    name === shellName ||
    owned.length === 0 ||
    owned.some(({ access }) => ['any', 'session', 'public', audience].includes(access))
  );
}

const fails = (report: BuildReport): boolean =>
  'failure' in report || report.readyMs >= limits.release.withdrawal.slowMs;

async function note(
  tx: Tx,
  { userId }: Actor,
  { name, build }: { name: string; build: string },
  report: BuildReport,
): Promise<void> {
  await BuildUseModel.updateOne(
    { _id: `${name}:${build}:${userId.toHexString()}` },
    {
      $set: {
        at: tx.at,
        ...('readyMs' in report && { readyMs: twoDigits(report.readyMs) }),
        ...(fails(report) && { failedAt: tx.at }),
      },
      $inc: { loads: 'readyMs' in report ? 1 : 0, failures: 'failure' in report ? 1 : 0 },
      $setOnInsert: { remote: name, build, userId },
    },
    { upsert: true, session: tx.session },
  );
}

/** Rounds times to two digits, so that few of them differ. */
const twoDigits = (ms: number): number => Number(ms.toPrecision(2));
