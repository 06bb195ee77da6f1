import { applicationStateOf, type boardEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { runApplicationAction } from '../record/run-application-action.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { announcePipeline } from '../record/announce-pipeline.ts';
import { rankBelow } from './rank.ts';

/** Moves a card within its column. Its clock and state do not change. */
export const reorderCard: Service<typeof boardEndpoints.reorder> = (ctx, { params, body }) =>
  runApplicationAction(ctx, params.id, 'application.move', (tx, { application }) =>
    placeBelow(tx, application, body),
  );

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
  const update = {
    $set: { rank: await rankBelow(tx, current, after), lastAction: 'application.reorder' },
  };
  const placed = await compareAndSet<Application>(tx, ApplicationModel, current, update, ['rank']);
  if (!placed) throw versionConflict(current, ['rank']);
  await audit(tx, {
    action: 'application.reorder',
    entity: 'application',
    entityId: current._id,
    changes: changesBetween<Application>(current, placed, ['rank']),
  });
  announcePipeline(tx, placed);
  return placed;
}
