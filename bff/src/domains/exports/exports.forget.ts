import { exportMachine, stepOf, type ListName } from '@muster/contracts';
import { forgetValues } from '../../audit/forget-values.ts';
import { notHeld } from '../../jobs/held-work.ts';
import { emit } from '../../outbox/emit.ts';
import type { Forget } from '../../personal/forget.ts';
import { announceExport } from './run/export-changed.ts';
import { ExportModel, type ExportRecord } from './export.model.ts';

/** Event of files whose content must be deleted at once. */
export const exportFilesForgotten = 'export.files_forgotten';

/** Lists whose rows name no candidate; the files of any other list may and are deleted. */
const impersonal: readonly ListName[] = ['companies', 'jobs', 'talentPools'];

const { from: underWay, to: cancelled } = stepOf(exportMachine, 'cancel');
const { to: expired } = stepOf(exportMachine, 'expire');
const { to: queued } = stepOf(exportMachine, 'giveBack');

/**
 * Handles files of lists that may name the person: finished ones expire, and running ones restart
 * without the person. Exports filtered by the person’s name are cancelled: without the filter they
 * would contain the whole list.
 */
export const forgetInExports: Forget = async (tx, { pattern }) => {
  const { session } = tx;
  const found = await ExportModel.find({ list: { $nin: impersonal } }, null, { session }).lean();
  const fileIds = found.flatMap(({ fileId }) => fileId ?? []);
  const named = found.filter(({ query }) =>
    Object.values(query).some((value) => pattern.test(value)),
  );
  for (const record of found) {
    const isNamed = named.includes(record);
    if (!record.fileId && record.status !== 'running' && !isNamed) continue;
    await ExportModel.updateOne(
      { _id: record._id },
      { $set: { fileId: null, ...(isNamed && { query: {} }), ...without(record, isNamed, tx.at) } },
      { session },
    );
    announceExport(tx, record);
  }
  await forgetValues(
    tx,
    'export',
    named.map(({ _id }) => _id),
  );
  if (fileIds.length > 0) emit(tx, exportFilesForgotten, { fileIds });
};

/** Returns how an export continues without the person. */
function without({ status }: ExportRecord, isNamed: boolean, at: Date): Partial<ExportRecord> {
  if (status === 'completed') return { status: expired, expiresAt: at };
  if (isNamed && underWay.includes(status))
    return { status: cancelled, slot: null, ...notHeld, finishedAt: at };
  return status === 'running' ? { status: queued, ...notHeld, rowsDone: 0 } : {};
}
