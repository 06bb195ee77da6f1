import type { PersonalRecords } from '../../personal/personal-records.ts';
import { followsCandidate } from '../../personal/moved-rows.ts';
import { ImportRowModel } from './import-row.model.ts';
import { ImportModel } from './import.model.ts';
import { giveUpFile } from './run/give-up-file.ts';

/**
 * Files that name a person. Rows exist only in the files, so erasing a person deletes the whole
 * file, because a row cannot be removed from it.
 */
export const personalImports: PersonalRecords = {
  name: 'imports',
  ...followsCandidate(ImportRowModel),
  collect: async (candidateId) => {
    const rows = await ImportRowModel.find({ candidateId }).lean();
    const imports = await ImportModel.find({
      _id: { $in: rows.map(({ importId }) => importId) },
    }).lean();
    return rows.flatMap(({ importId, row, outcome }) => {
      const found = imports.find(({ _id }) => _id.equals(importId));
      return found
        ? [{ file: found.fileName, at: found.createdAt.toISOString(), row, outcome }]
        : [];
    });
  },
  erase: async (tx, candidateId) => {
    const { session } = tx;
    const importIds = await ImportRowModel.distinct('importId', { candidateId }).session(session);
    const imports = await ImportModel.find({ _id: { $in: importIds } }, null, {
      session,
    }).lean();
    for (const record of imports) await giveUpFile(tx, record);
    await ImportRowModel.updateMany({ candidateId }, { $set: { candidateId: null } }, { session });
  },
};
