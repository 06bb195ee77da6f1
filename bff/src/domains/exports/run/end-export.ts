import { exportMachine, stepOf, type exportEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { notHeld } from '../../../jobs/held-work.ts';
import { announceExport } from './export-changed.ts';
import { removeFile } from './export-files.ts';
import { ExportModel, type ExportRecord } from '../export.model.ts';
import { showExport } from '../export.serializer.ts';
import { findExport } from '../exports.policy.ts';

const { from: underWay, to: cancelled } = stepOf(exportMachine, 'cancel');

/**
 * Cancels a running export. The writing process notices within a second and deletes the partial
 * file.
 */
export const cancelExport: Service<typeof exportEndpoints.cancel> = async (ctx, { params }) => {
  const { actor } = ctx;
  const before = await findExport(actor, params.id);
  if (before.status === cancelled) return showExport(actor, before);
  return transact(ctx, async (tx) => {
    const after = await ExportModel.findOneAndUpdate(
      { _id: before._id, status: { $in: underWay } },
      {
        $set: { status: cancelled, slot: null, ...notHeld, finishedAt: tx.at },
      },
      { session: tx.session, returnDocument: 'after' },
    ).lean();
    if (!after) throw refused(await findExport(actor, params.id), 'cancel');
    await audit(tx, {
      action: 'export.cancel',
      entity: 'export',
      entityId: after._id,
      changes: [{ path: 'status', before: before.status, after: after.status }],
    });
    announceExport(tx, after);
    return showExport(actor, after);
  });
};

/** Removes a finished export and its file. */
export const removeExport: Service<typeof exportEndpoints.remove> = async (ctx, { params }) => {
  const found = await findExport(ctx.actor, params.id);
  if (underWay.includes(found.status)) throw refused(found, 'remove');
  await transact(ctx, async (tx) => {
    await ExportModel.deleteOne({ _id: found._id }, { session: tx.session });
    await audit(tx, {
      action: 'export.remove',
      entity: 'export',
      entityId: found._id,
      changes: [{ path: 'list', before: found.list, after: null }],
    });
    announceExport(tx, found);
    return { id: found._id.toHexString() };
  });
  if (found.fileId) await removeFile(found.fileId);
  return { id: found._id.toHexString() };
};

const refused = ({ status }: ExportRecord, action: string) =>
  new AppError('INVALID_TRANSITION', { context: { currentState: status, action } });
