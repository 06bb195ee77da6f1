import type { ClientSession } from 'mongoose';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { nextVersion } from '../../db/record-version.ts';
import { transact, type Tx, type WriteContext } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import { announceRemotes } from '../../outbox/remotes-changed.ts';
import type { ReleaseFolders } from '../../static/release-folders.ts';
import { fitFaults } from './fit/fit-faults.ts';
import { RemoteModel, type ReleasedBy, type Remote } from './remote.model.ts';
import { RemoteSwitchModel, type RemoteSwitch } from './remote-switch.model.ts';

/** Result of a change: the new state, and the entry of its history. */
export interface RemoteChange {
  set: Partial<Pick<Remote, 'current' | 'trail' | 'canary' | 'builds'>>;
  event: Pick<RemoteSwitch, 'kind' | 'from' | 'to' | 'note'> &
    Partial<Pick<RemoteSwitch, 'health'>>;
}

interface ChangeParts<T> {
  by: ReleasedBy;
  name: string;
  /** The version that the caller has seen; null: any. */
  base: number | null;
  decide: (remote: Remote) => RemoteChange;
  /** The folders of the builds, with which newly shown builds have to fit; null: forced. */
  folders: ReleaseFolders | null;
  /** The answer to the request, read within the change. */
  answer: (remote: Remote, session: ClientSession) => Promise<T>;
  /** Further writes in the same transaction. */
  also?: (tx: Tx) => Promise<void>;
}

/**
 * Changes the running builds: state, history and audit commit together.
 * @throws AppError NOT_FOUND, VERSION_CONFLICT, RELEASE_DOES_NOT_FIT and the errors of `decide`
 */
export function changeRemote<T>(
  ctx: WriteContext,
  { by, name, base, decide, folders, answer, also }: ChangeParts<T>,
): Promise<T> {
  return transact(ctx, async (tx) => {
    const { session, at } = tx;
    const before = await RemoteModel.findById(name, null, { session }).lean();
    if (!before) throw new AppError('NOT_FOUND');
    if (base !== null && base !== before.version) throw conflict(before);
    const { set, event } = decide(before);
    if (folders) await refuseUnfit(folders, before, set, session);
    const version = nextVersion(before.version);
    const after = await RemoteModel.findOneAndUpdate(
      { _id: name, version: before.version },
      {
        // Builds that are on disk now are older than this decision.
        $set: { ...set, version, updatedAt: at, updatedBy: by.userId },
        $max: { 'announced.at': at },
      },
      { session, returnDocument: 'after' },
    ).lean();
    if (!after) throw conflict(before);
    await RemoteSwitchModel.insertMany([{ ...event, remote: name, version, at, by }], { session });
    await audit(tx, {
      action: `release.${event.kind}`,
      entity: 'Remote',
      entityId: name,
      changes: changesBetween(before, after, ['current', 'canary']),
    });
    announceRemotes(tx);
    await also?.(tx);
    return answer(after, session);
  });
}

/**
 * @throws AppError RELEASE_DOES_NOT_FIT with a sentence for each remote that would lack something
 */
async function refuseUnfit(
  folders: ReleaseFolders,
  before: Remote,
  set: RemoteChange['set'],
  session: ClientSession,
): Promise<void> {
  const given = [
    ...(set.current !== undefined && set.current !== before.current ? [set.current] : []),
    ...(set.canary && set.canary.build !== before.canary?.build ? [set.canary.build] : []),
  ];
  const faults: string[] = [];
  for (const build of given) faults.push(...(await fitFaults(folders, before._id, build, session)));
  if (faults.length > 0)
    throw new AppError('RELEASE_DOES_NOT_FIT', { context: { faults: faults.join(' ') } });
}

function conflict({ version, updatedAt, updatedBy }: Remote): AppError {
  return new AppError('VERSION_CONFLICT', {
    context: {
      version,
      changedFields: [],
      by: updatedBy?.toHexString() ?? null,
      at: updatedAt.toISOString(),
    },
  });
}
