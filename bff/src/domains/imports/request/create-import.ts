import { limits, type importEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { notHeld } from '../../../jobs/held-work.ts';
import { findUnusedFile, requireClean, useFile } from '../../files/api/files.ts';
import { detectEncoding } from '../csv/detect-encoding.ts';
import { announceImport } from '../run/import-changed.ts';
import { bytesOf } from './import-file.ts';
import { ImportModel, noRows, type ImportRecord } from '../import.model.ts';
import { showImport } from '../import.serializer.ts';
import { delimiterOf, readBeginning } from './read-beginning.ts';

/** Creates an import of an uploaded, clean file and detects its format. */
export const createImport: Service<typeof importEndpoints.create> = async (ctx, { body }) => {
  const { actor } = ctx;
  const found = await transact({ ...ctx, idempotency: null }, (tx) =>
    findUnusedFile(tx, actor, body.fileId),
  );
  if (found.purpose !== 'import') throw invalidField('fileId', 'INVALID_OPTION');
  requireClean(found);
  const encoding = await detectEncoding(bytesOf(found));
  const delimiter = await delimiterOf(found, encoding);
  const { headers, isHeaderAlone } = await readBeginning(found, { encoding, delimiter });
  if (isHeaderAlone) throw invalidField('fileId', 'TOO_FEW', { min: 1 });
  return transact(ctx, async (tx) => {
    const file = await findUnusedFile(tx, actor, body.fileId);
    await useFile(tx, file);
    const record: ImportRecord = {
      _id: new Types.ObjectId(),
      userId: actor.userId,
      assignmentId: actor.assignmentId,
      fileId: file._id,
      fileName: file.name,
      bytes: file.size,
      encoding,
      delimiter,
      columns: headers,
      settings: null,
      status: 'draft',
      ...notHeld,
      attempts: 0,
      rowsDone: 0,
      rowsTotal: null,
      share: 0,
      plan: null,
      result: { ...noRows },
      reasons: [],
      problems: [],
      unknownSkills: [],
      undone: 0,
      failure: null,
      failureRow: null,
      requestId: ctx.requestId,
      createdAt: tx.at,
      finishedAt: null,
      expiresAt: new Date(tx.at.getTime() + limits.import.keep),
      undoUntil: null,
    };
    await ImportModel.insertMany([record], { session: tx.session });
    await audit(tx, {
      action: 'import.create',
      entity: 'import',
      entityId: record._id,
      changes: [{ path: 'fileName', before: null, after: record.fileName }],
    });
    announceImport(tx, record);
    return showImport(actor, record);
  });
};
