import type { GrantableRole } from '@muster/contracts';
import type { Types } from 'mongoose';
import { systemContext, type WriteContext } from '../../../db/unit-of-work.ts';
import { adoptRemote } from './adopt-releases.ts';
import { changeRemote, type RemoteChange } from '../change-remote.ts';
import { ReleaseRefused } from './release-refused.ts';
import { routeFaults } from './released-routes.ts';
import { buildOnDisk, type ReleaseFolders } from '../../../static/release-folders.ts';
import { RemoteModel, type ReleasedBy, type Remote } from '../remote.model.ts';
import { fitFaults } from '../fit/fit-faults.ts';
import { makeCurrent, showFirst, withBuild } from '../remote-moves.ts';

export type { ReleasedBy } from '../remote.model.ts';

interface Release {
  name: string;
  build: string;
  note: string;
  by: ReleasedBy;
  /** The context of a request; a command has none. */
  ctx?: WriteContext;
  /** Whether to release it even if it does not fit the other builds. */
  isForced?: boolean;
  /** Null: all users get the build. */
  canary: { share: number; roles: GrantableRole[]; userIds: Types.ObjectId[] } | null;
}

/** The result of a release; `same`: this build was already current. */
export interface Released {
  outcome: 'released' | 'canary' | 'same';
  before: string | null;
  remote: Remote;
}

/**
 * Makes a build on disk current, or shows it to some users first.
 * @throws ReleaseRefused if its files are incomplete, its screens conflict with others, it does
 *   not fit the running builds, or the first build of a remote is a canary; nothing is switched
 *   then
 */
export async function publishRelease(
  folders: ReleaseFolders,
  {
    name,
    build,
    note,
    by,
    canary,
    isForced = false,
    ctx = systemContext(`release:${build}`),
  }: Release,
): Promise<Released> {
  const files = await buildOnDisk(folders, name, build);
  if (!files)
    throw new ReleaseRefused(`The build ${build} of ${name} is broken: its manifest is missing.`);
  const faults = await routeFaults(name, files.routes);
  if (faults.length > 0)
    throw new ReleaseRefused(`The build ${build} of ${name} is refused. ${faults.join(' ')}`);
  const known = await RemoteModel.findById(name).lean();
  const unfit = isForced || known?.current === build ? [] : await fitFaults(folders, name, build);
  if (unfit.length > 0)
    throw new ReleaseRefused(`The build ${build} of ${name} is refused. ${unfit.join(' ')}`);
  if (!known && canary)
    throw new ReleaseRefused(
      `${name} was not released before: its first build is for everybody, without a canary.`,
    );
  // The first build of a remote becomes current by its presence.
  if (!known) await adoptRemote(folders, name, { build, by, note });
  const remote = known ?? (await RemoteModel.findById(name).lean());
  if (!remote) throw new ReleaseRefused(`${name} could not be put into the registry.`);
  const before = known?.current ?? null;
  if (remote.current === build) return { outcome: known ? 'same' : 'released', before, remote };

  const decide = (current: Remote): RemoteChange => {
    const change = canary
      ? showFirst({ build, ...canary }, note)
      : makeCurrent(current, build, 'release', note);
    const published = {
      ...files,
      publishedAt: new Date(),
      publishedBy: by,
      note,
      isReleased: true,
    };
    return { ...change, set: { ...change.set, builds: withBuild(current, published) } };
  };
  const released = await changeRemote(ctx, {
    by,
    name,
    base: null,
    folders: isForced ? null : folders,
    decide,
    answer: (after) => Promise.resolve(after),
  });
  return { outcome: canary ? 'canary' : 'released', before, remote: released };
}
