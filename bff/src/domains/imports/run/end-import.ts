import { importMachine, limits, stepOf, type importEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { notHeld } from '../../../jobs/held-work.ts';
import { releaseFiles } from '../../files/api/files.ts';
import { announceImport } from './import-changed.ts';
import { ImportRowModel } from '../import-row.model.ts';
import { ImportModel, type ImportRecord } from '../import.model.ts';
import { isOver, showImport } from '../import.serializer.ts';
import { findImport } from '../imports.policy.ts';
import { addedBy, notifyAdded } from '../people/notify-added.ts';

export const { from: underWay, to: cancelled } = stepOf(importMachine, 'cancel');

/** Update that cancels an import. */
export const cancellation = (at: Date) => ({
  $set: {
    status: cancelled,
    ...notHeld,
    finishedAt: at,
    expiresAt: new Date(at.getTime() + limits.import.keep),
    undoUntil: new Date(at.getTime() + limits.import.undo),
  },
  $unset: { busy: 1 as const },
});

/** Cancels an import; the process that runs it stops after its current step. */
export const cancelImport: Service<typeof importEndpoints.cancel> = async (ctx, { params }) => {
  const { actor } = ctx;
  const before = await findImport(actor, params.id);
  if (before.status === cancelled) return showImport(actor, before);
  const added = await addedBy(before);
  return transact(ctx, async (tx) => {
    const after = await ImportModel.findOneAndUpdate(
      { _id: before._id, status: { $in: underWay } },
      cancellation(tx.at),
      { session: tx.session, returnDocument: 'after' },
    ).lean();
    if (!after) throw refused(await findImport(actor, params.id), 'cancel');
    await audit(tx, {
      action: 'import.cancel',
      entity: 'import',
      entityId: after._id,
      changes: [{ path: 'status', before: before.status, after: after.status }],
    });
    await notifyAdded(tx, after, added);
    announceImport(tx, after);
    return showImport(actor, after);
  });
};

/** Deletes a finished import with its file; its candidates stay. */
export const removeImport: Service<typeof importEndpoints.remove> = async (ctx, { params }) => {
  const found = await findImport(ctx.actor, params.id);
  if (!isOver(found)) throw refused(found, 'remove');
  await transact(ctx, async (tx) => {
    await ImportModel.deleteOne({ _id: found._id }, { session: tx.session });
    if (found.fileId) await releaseFiles(tx, [found.fileId], 0);
    await audit(tx, {
      action: 'import.remove',
      entity: 'import',
      entityId: found._id,
      changes: [{ path: 'fileName', before: found.fileName, after: null }],
    });
    announceImport(tx, found);
    return { id: found._id.toHexString() };
  });
  // Too many for one transaction, and no longer read.
  await ImportRowModel.deleteMany({ importId: found._id });
  return { id: found._id.toHexString() };
};

const refused = ({ status }: ImportRecord, action: string) =>
  new AppError('INVALID_TRANSITION', { context: { currentState: status, action } });
