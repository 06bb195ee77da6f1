import { randomUUID } from 'node:crypto';
import type { searchIndexEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { emit } from '../../../outbox/emit.ts';
import { IndexRebuildModel, lastRebuild } from './index-rebuild.model.ts';
import { isUnderWay } from './rebuild-state.ts';
import { rebuildAsked } from './rebuilds-asked.ts';
import { showIndex, type IndexParts } from './show-index.ts';

/**
 * Requests that every process refills its index.
 * @throws AppError OPERATION_RUNNING while the last rebuild is running
 */
export const askRebuild =
  (parts: IndexParts): Service<typeof searchIndexEndpoints.rebuild> =>
  (ctx, { body: { kind } }) =>
    transact(ctx, async (tx) => {
      const { session, at } = tx;
      const last = await lastRebuild(session);
      if (last && isUnderWay(last, at)) throw new AppError('OPERATION_RUNNING');
      const requestId = randomUUID();
      await IndexRebuildModel.replaceOne(
        { _id: 'last' },
        { requestId, kind, requestedAt: at, requestedBy: tx.userId, progress: {} },
        { session, upsert: true },
      );
      emit(tx, rebuildAsked, { requestId, kind });
      await audit(tx, {
        action: 'search.rebuild',
        entity: 'SearchIndex',
        entityId: 'last',
        changes: [{ path: 'kind', before: null, after: kind }],
      });
      return showIndex(parts, session);
    });
