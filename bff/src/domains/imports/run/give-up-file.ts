import type { Tx } from '../../../db/unit-of-work.ts';
import { releaseFiles } from '../../files/api/files.ts';
import { ImportModel, type ImportRecord } from '../import.model.ts';
import { addedBy, notifyAdded } from '../people/notify-added.ts';
import { cancellation, underWay } from './end-import.ts';
import { announceImport } from './import-changed.ts';

/**
 * Deletes the file of an import that names an erased person, and all reports about its cells.
 * Without its file an unfinished import is cancelled, because it would add the person again.
 */
export async function giveUpFile(tx: Tx, record: ImportRecord): Promise<void> {
  const { _id, fileId, status } = record;
  const { $set, $unset } = cancellation(tx.at);
  const isUnderWay = underWay.includes(status);
  const nothing = { fileId: null, fileName: 'import.csv', columns: [], problems: [] };
  await ImportModel.updateOne(
    { _id },
    {
      $set: { ...(isUnderWay && $set), ...nothing, unknownSkills: [] },
      ...(isUnderWay && { $unset }),
    },
    { session: tx.session },
  );
  if (fileId) await releaseFiles(tx, [fileId], 0);
  if (status === 'running') await notifyAdded(tx, record, await addedBy(record));
  announceImport(tx, record);
}
