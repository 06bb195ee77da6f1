import { isBuildAtFault, limits, type BuildHealth } from '@muster/contracts';
import type { Logger } from 'pino';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { administrators } from '../../../identity/administrators.ts';
import { AppError } from '../../../http/app-error.ts';
import { notify } from '../../notifications/api/notify.ts';
import { byPlatform } from '../api/adopt-releases.ts';
import { buildsOnDisk, type ReleaseFolders } from '../../../static/release-folders.ts';
import { changeRemote } from '../change-remote.ts';
import { fittingBuilds } from '../fit/fit-faults.ts';
import { RemoteModel, type Remote } from '../remote.model.ts';
import { withdraw } from '../remote-moves.ts';
import { RemoteSwitchModel, type RemoteSwitch } from '../remote-switch.model.ts';
import { healthOf } from './build-health.ts';

/**
 * Withdraws a build that was recently made current, or a canary, and fails for too many users. If
 * several processes detect it at once, one of them acts.
 */
export async function withdrawIfAtFault(
  folders: ReleaseFolders,
  remote: Remote,
  build: string,
  log: Logger,
): Promise<void> {
  const name = remote._id;
  if (build !== remote.current && build !== remote.canary?.build) return;
  const begun = await RemoteSwitchModel.findOne({ remote: name, to: build })
    .sort({ version: -1 })
    .lean();
  if (!begun || Date.now() - begun.at.getTime() > limits.release.withdrawal.within) return;
  const others = build === remote.current ? (begun.from ?? remote.trail.at(-1)) : remote.current;
  const [health, before] = await Promise.all([
    healthOf(name, build, begun.at),
    others ? healthOf(name, others, dayBefore(begun.at)) : null,
  ]);
  if (!isBuildAtFault(health, before)) return;
  const lying = (await buildsOnDisk(folders, name)).map((known) => known.build);
  // The automatic rollback skips builds that do not fit the running ones.
  const good = await fittingBuilds(folders, name, lying);
  try {
    await changeRemote(systemContext(`withdraw-build:${build}`), {
      by: byPlatform,
      name,
      base: null,
      folders,
      decide: (current) => withdraw(current, build, good, health),
      answer: () => Promise.resolve(null),
      also: (tx) =>
        notifyReleaser(tx, begun, {
          title: `Build ${build} of ${name} was withdrawn`,
          body: `${metErrors(health)} Everyone has the build before it again.`,
        }),
    });
    log.warn({ remote: name, build, ...health }, 'a build was withdrawn');
  } catch (error) {
    // Another process was first, or there is no build to return to.
    if (!(error instanceof AppError)) throw error;
    log.warn({ remote: name, build, code: error.code }, 'a build at fault was left in force');
    if (error.code === 'RELEASE_NOT_AVAILABLE') await notifyStuck(begun, { name, build, health });
  }
}

interface AtFault {
  name: string;
  build: string;
  health: BuildHealth;
}

/** Reports once for each release; nothing if another process has withdrawn the build meanwhile. */
async function notifyStuck(begun: RemoteSwitch, { name, build, health }: AtFault): Promise<void> {
  const current = await RemoteModel.findById(name).lean();
  if (current?.current !== build) return;
  await transact(systemContext(`stuck-build:${build}`), async (tx) => {
    const { modifiedCount } = await RemoteSwitchModel.updateOne(
      { _id: begun._id, stuckAt: null },
      { $set: { stuckAt: tx.at } },
      { session: tx.session },
    );
    if (modifiedCount === 0) return;
    await notifyReleaser(tx, begun, {
      title: `Build ${build} of ${name} fails, and there is no build to go back to`,
      body: `${metErrors(health)} Release a build that works.`,
    });
  });
}

const metErrors = ({ failing, people }: BuildHealth): string =>
  `${failing} of the ${people} people who opened it met errors.`;

const dayBefore = (at: Date): Date => new Date(at.getTime() - limits.release.withdrawal.within);

/** Notifies the user who released the build, or the administrators if that user is unknown. */
async function notifyReleaser(
  tx: Tx,
  { by: { userId } }: RemoteSwitch,
  words: { title: string; body: string },
): Promise<void> {
  await notify(tx, {
    topic: 'system',
    // A command's user has no account.
    userIds: userId ? [userId] : await administrators(tx.session),
    ...words,
    link: '/settings?panel=releases',
  });
}
