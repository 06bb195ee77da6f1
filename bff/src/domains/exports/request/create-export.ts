import { hourMs, limits, type exportEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { firstFree } from '../../../db/free-slot.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { dayIn } from '../../../db/zoned-day.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { notHeld } from '../../../jobs/held-work.ts';
import { queryOf } from '../../../lists/list-query.ts';
import type { ListSources } from '../../../lists/list-sources.ts';
import { announceExport } from '../run/export-changed.ts';
import { columnsFor, pageQuery, requireReach } from './export-request.ts';
import { ExportModel, type ExportRecord } from '../export.model.ts';
import { showExport } from '../export.serializer.ts';

/** `talentPools` → `talent-pools`. */
const dashed = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Queues an export after the list itself has accepted the request. */
export const createExport =
  (lists: ListSources): Service<typeof exportEndpoints.create> =>
  async (ctx, { body }) => {
    const { actor, session } = ctx;
    const source = lists.get(body.list);
    const ownOnly = requireReach(actor, source) === 'assigned';
    const query = queryOf(body.query);
    const columns = source ? await columnsFor(actor, source, body.columns) : [];
    if (columns.length === 0) throw invalidField('columns', 'INVALID_OPTION');
    if (source)
      await source.read(ctx, pageQuery(source, ctx, { list: body.list, query, ownOnly }), {
        countUpTo: 0,
      });
    await ctx.limit('export', actor.userId.toHexString(), limits.export.perHour, hourMs);
    return transact(ctx, async (tx) => {
      const record: ExportRecord = {
        _id: new Types.ObjectId(),
        userId: actor.userId,
        assignmentId: actor.assignmentId,
        list: body.list,
        query,
        among: body.ids && toIds(body.ids),
        except: toIds(body.except),
        columns: columns.map(({ id }) => id),
        ownOnly,
        fileName: `${dashed(body.list)}-${dayIn(session.user.timeZone ?? 'UTC', tx.at)}.csv`,
        status: 'queued',
        slot: await freeSlot(tx),
        rowsDone: 0,
        rowsTotal: null,
        truncated: false,
        bytes: null,
        fileId: null,
        ...notHeld,
        attempts: 0,
        failure: null,
        requestId: ctx.requestId,
        createdAt: tx.at,
        finishedAt: null,
        expiresAt: null,
      };
      await insert(tx, record);
      await audit(tx, {
        action: 'export.create',
        entity: 'export',
        entityId: record._id,
        changes: [
          { path: 'list', before: null, after: record.list },
          { path: 'filters', before: null, after: query },
          { path: 'columns', before: null, after: record.columns },
          { path: 'selected', before: null, after: record.among?.length ?? null },
        ],
      });
      announceExport(tx, record);
      return showExport(actor, record);
    });
  };

const toIds = (ids: readonly string[]) => [...new Set(ids)].map((id) => new Types.ObjectId(id));

/** Returns the user's first free export slot. @throws AppError OPERATION_RUNNING */
async function freeSlot({ session, userId }: Tx): Promise<number> {
  const taken = await ExportModel.find({ userId, slot: { $ne: null } }, { slot: 1 }, { session })
    .limit(limits.export.runningPerUser)
    .lean();
  const free = firstFree(
    taken.map(({ slot }) => slot),
    limits.export.runningPerUser,
  );
  if (free === null) throw tooMany();
  return free;
}

const tooMany = () =>
  new AppError('OPERATION_RUNNING', { context: { most: limits.export.runningPerUser } });

/** Two concurrent requests may find the same free slot; only one gets it. */
async function insert({ session }: Tx, record: ExportRecord): Promise<void> {
  try {
    await ExportModel.insertMany([record], { session });
  } catch (error) {
    throw isDuplicateKey(error) ? tooMany() : error;
  }
}
