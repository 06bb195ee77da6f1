import type { positionEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import type { Service } from '../../../http/mount.ts';
import { backfillFor } from '../../placements/api/backfill.ts';
import { placementById } from '../../placements/api/supervise.ts';
import { actOnPosition } from './act-on-position.ts';

/** Adds the position that continues the work of a filled one; returns the new position. */
export const backfillSeat: Service<typeof positionEndpoints.backfill> = (ctx, { params, body }) =>
  actOnPosition(ctx, params.id, 'position.manage', async (tx, { position, job }) => {
    const placement =
      position.status === 'filled' && position.placementId
        ? await placementById(position.placementId, tx.session)
        : null;
    if (!placement)
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: position.status, action: 'backfill' },
      });
    if (body.version !== position.version) throw versionConflict(position, ['status']);
    return backfillFor(tx, job, placement);
  });
