import { forgetValues } from '../../audit/forget-values.ts';
import { raiseVersion } from '../../db/record-version.ts';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { releaseFiles } from '../files/api/files.ts';
import { SignatureDocumentModel } from './signature-document.model.ts';
import { SignatureEventModel } from './signature-event.model.ts';

/** Documents that a candidate was asked to sign. */
export const personalSignatures: PersonalRecords = {
  name: 'documents to sign',
  count: (candidateId) => SignatureDocumentModel.countDocuments({ candidateId, deletedAt: null }),
  move: (tx, { from, to }) =>
    moveRows(
      tx,
      SignatureDocumentModel,
      { candidateId: from },
      raiseVersion({ $set: { candidateId: to } }),
    ),
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(
      tx,
      SignatureDocumentModel,
      undo,
      { candidateId: to },
      raiseVersion({ $set: { candidateId: from } }),
    ),
  collect: async (candidateId) => {
    const documents = await SignatureDocumentModel.find({
      candidateId,
      deletedAt: null,
      sentAt: { $ne: null },
    })
      .sort({ createdAt: 1 })
      .lean();
    return documents.map(({ title, status, sentAt, completedAt, sha256Signed }) => ({
      title,
      status,
      sent: sentAt?.toISOString() ?? null,
      completed: completedAt?.toISOString() ?? null,
      sha256: sha256Signed,
    }));
  },
  erase: async (tx, candidateId) => {
    const { session } = tx;
    const rows = await SignatureDocumentModel.find({ candidateId }, null, { session }).lean();
    const files = rows.flatMap(({ unsignedFileId, signedFileId, upload }) =>
      [unsignedFileId, signedFileId, upload?.fileId].flatMap((id) => id ?? []),
    );
    await releaseFiles(tx, files, 0);
    const ids = rows.map(({ _id }) => _id);
    await SignatureEventModel.deleteMany({ documentId: { $in: ids } }, { session });
    await SignatureDocumentModel.deleteMany({ _id: { $in: ids } }, { session });
    await forgetValues(tx, 'signature_document', ids);
  },
};
