import type { operationEndpoints } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { BulkActions } from '../../bulk/bulk-action.ts';
import { keysetPage } from '../../db/keyset.ts';
import type { Service } from '../../http/mount.ts';
import { OperationItemModel, type OperationItemRecord } from './operation-item.model.ts';
import { OperationModel } from './operation.model.ts';
import { showOperation } from './operation.serializer.ts';
import { findOperation, scopeFor } from './operations.policy.ts';

/** Older operations are reached through their notification. */
const max = 50;

/** Lists the user's own operations of the current role, newest first. */
export const listOperations =
  (actions: BulkActions): Service<typeof operationEndpoints.list> =>
  async ({ actor }) => {
    const found = await OperationModel.find(scopeFor(actor))
      .sort({ createdAt: -1 })
      .limit(max)
      .lean();
    return {
      data: await Promise.all(found.map((record) => showOperation(actor, actions, record))),
    };
  };

export const readOperation =
  (actions: BulkActions): Service<typeof operationEndpoints.read> =>
  async ({ actor }, { params }) =>
    showOperation(actor, actions, await findOperation(actor, params.id));

/** Lists the results of the records, in processing order. */
export const listOperationItems =
  (actions: BulkActions): Service<typeof operationEndpoints.items> =>
  async ({ actor }, { params, query }) => {
    const operation = await findOperation(actor, params.id);
    const outcome = query['filter[outcome]'];
    const filter: QueryFilter<OperationItemRecord> = {
      operationId: operation._id,
      ...(outcome && { outcome }),
    };
    const { rows, page } = await keysetPage<OperationItemRecord, 'position'>(OperationItemModel, {
      filter,
      sort: 'position',
      fields: { position: 'position' },
      limit: query.limit,
      cursor: query.cursor,
      list: { operation: params.id, outcome },
    });
    const names = await actions.get(operation.kind)?.namesOf(
      actor,
      rows.map(({ recordId }) => recordId),
    );
    return {
      data: rows.map((row) => ({
        id: row.recordId.toHexString(),
        name: names?.get(row.recordId.toHexString()) ?? null,
        outcome: row.outcome,
        code: row.code,
      })),
      page,
    };
  };
