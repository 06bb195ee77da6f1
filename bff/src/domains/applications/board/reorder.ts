import { applicationStateOf } from '@muster/contracts';
import type { boardEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { showConflict } from '../../../db/show-conflict.ts';
import { transact } from '../../../db/unit-of-work.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { ApplicationModel } from '../application.model.ts';
import type { Application } from '../application.model.ts';
import { showApplication } from '../application.serializer.ts';
import { findApplication } from '../find-application.ts';
import { tellPipeline } from '../tell-pipeline.ts';
import { rankBelow } from './rank.ts';

/** Puts a card at another place of its column. Its clock and its state stay as they are. */
export const reorderCard: Service<typeof boardEndpoints.reorder> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  const find = (tx?: Tx) =>
    findApplication(actor, 'application.move', params.id, { session: tx?.session ?? null });
  try {
    return await transact(ctx, async (tx) => {
      const { application } = await find(tx);
      const after = await placeBelow(tx, application, body);
      return showApplication(actor, after, tx.session);
    });
  } catch (error) {
    throw await showConflict(error, async () => showApplication(actor, (await find()).application));
  }
};

async function placeBelow(
  tx: Tx,
  current: Application,
  { version, after }: { version: number; after: string | null },
): Promise<Application> {
  if (current.status !== 'active')
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: applicationStateOf(current), action: 'reorder' },
    });
  if (version !== current.version) throw versionConflict(current, ['rank']);
  const placed = await ApplicationModel.findOneAndUpdate(
    { _id: current._id, version },
    {
      $set: {
        rank: await rankBelow(tx, current, after),
        lastAction: 'application.reorder',
        version: version + 1,
        'fieldVersions.rank': version + 1,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    },
    { session: tx.session, returnDocument: 'after', runValidators: true },
  ).lean<Application>();
  if (!placed) throw versionConflict(current, ['rank']);
  await audit(tx, {
    action: 'application.reorder',
    entity: 'application',
    entityId: current._id,
    changes: changesBetween<Application>(current, placed, ['rank']),
  });
  tellPipeline(tx, placed);
  return placed;
}
