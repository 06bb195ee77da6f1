import {
  importMachine,
  stepOf,
  type importEndpoints,
  type ImportSettings,
} from '@muster/contracts';
import { Types, type UpdateQuery } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { isActiveStaff } from '../../../identity/people/people.ts';
import { visiblePools } from '../../../records/pools/pool-members.ts';
import { announceImport } from './import-changed.ts';
import { fileOf } from '../request/import-file.ts';
import { ImportModel, noRows, type ImportRecord } from '../import.model.ts';
import { mayUndo, showImport } from '../import.serializer.ts';
import { findImport } from '../imports.policy.ts';
import { rememberMapping } from '../mapping/remembered-mapping.ts';
import { readBeginning } from '../request/read-beginning.ts';

type Step = 'check' | 'run' | 'undo';

/** Queues the check of every row. */
export const checkImport: Service<typeof importEndpoints.check> = async (ctx, { params, body }) => {
  const record = await findImport(ctx.actor, params.id);
  const { headers } = await readBeginning(await fileOf(record), body);
  if (body.mapping.length !== headers.length) throw invalidField('mapping', 'MISMATCH');
  await requireSettings(ctx.actor, body);
  return start(ctx, record, 'check', {
    set: {
      settings: body,
      encoding: body.encoding,
      delimiter: body.delimiter,
      columns: headers,
      plan: null,
      rowsTotal: null,
      ...nothingFound,
    },
    also: (tx) => rememberMapping(tx, record.userId, headers, body.mapping),
  });
};

/** Queues the import of a checked file. */
export const runImport: Service<typeof importEndpoints.run> = async (ctx, { params }) => {
  const record = await findImport(ctx.actor, params.id);
  const { settings } = record;
  if (settings) await requireSettings(ctx.actor, settings);
  return start(ctx, record, 'run', {
    set: { result: { ...noRows }, rowsTotal: record.plan?.rows ?? null },
  });
};

/** Starts to remove the candidates of an import in the background. @throws AppError UNDO_EXPIRED */
export const undoImport: Service<typeof importEndpoints.undo> = async (ctx, { params }) => {
  const record = await findImport(ctx.actor, params.id);
  const { from } = stepOf(importMachine, 'undo');
  if (from.includes(record.status) && !mayUndo(record, new Date()))
    throw new AppError('UNDO_EXPIRED');
  return start(ctx, record, 'undo', { set: { rowsTotal: record.result.created } });
};

interface Start {
  readonly set: Partial<ImportRecord>;
  readonly also?: (tx: Tx) => Promise<void>;
}

/** Sets the next state for a process to pick up. Repeating it returns the same. */
async function start(
  ctx: RequestContext,
  record: ImportRecord,
  action: Step,
  { set, also }: Start,
) {
  const { actor } = ctx;
  const { from, to } = stepOf(importMachine, action);
  // A repeated request. A check with other settings is a new one.
  if (record.status === to && action !== 'check') return showImport(actor, record);
  if (!from.includes(record.status)) throw refused(record, action);
  const update: UpdateQuery<ImportRecord> = {
    $set: { ...set, status: to, busy: true, attempts: 0, rowsDone: 0, share: 0 },
  };
  try {
    return await transact(ctx, async (tx) => {
      const after = await ImportModel.findOneAndUpdate(
        { _id: record._id, status: { $in: from } },
        update,
        { session: tx.session, returnDocument: 'after' },
      ).lean();
      if (!after) throw refused(await findImport(actor, record._id.toHexString()), action);
      await also?.(tx);
      await audit(tx, {
        action: `import.${action}`,
        entity: 'import',
        entityId: record._id,
        changes: [{ path: 'status', before: record.status, after: to }],
      });
      announceImport(tx, after);
      return showImport(actor, after);
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw new AppError('OPERATION_RUNNING', { context: { most: 1 } });
    throw error;
  }
}

const nothingFound = { reasons: [], problems: [], failure: null, failureRow: null };

/** @throws AppError VALIDATION_FAILED for an owner or a pool that accepts no candidates */
async function requireSettings(actor: Actor, settings: ImportSettings): Promise<void> {
  const { ownerUserId, poolIds } = settings;
  if (ownerUserId !== null && !(await isActiveStaff(new Types.ObjectId(ownerUserId))))
    throw invalidField('ownerUserId', 'NOT_FOUND');
  if (poolIds.length === 0) return;
  const pools = await visiblePools(actor);
  for (const [index, id] of poolIds.entries()) {
    const pool = pools.find(({ _id }) => _id.equals(id));
    if (!pool) throw invalidField(`poolIds[${index}]`, 'NOT_FOUND');
    if (pool.kind !== 'manual' || pool.status !== 'active')
      throw invalidField(`poolIds[${index}]`, 'NOT_ALLOWED');
  }
}

const refused = ({ status }: ImportRecord, action: string) =>
  new AppError('INVALID_TRANSITION', { context: { currentState: status, action } });
