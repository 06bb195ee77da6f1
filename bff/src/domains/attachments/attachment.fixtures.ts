import { randomBytes } from 'node:crypto';
import { fileFormats } from '@muster/contracts';
import { Types } from 'mongoose';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { Candidate } from '../../records/candidates/candidate-lookup.ts';
import { pdfBytes, sha256Of } from '../files/file.fixtures.ts';
import { storeOwnFile } from '../files/api/files.ts';
import { FileRequestModel, type FileRequestRecord } from './requests/file-request.model.ts';
import { AttachmentModel, type Attachment } from '../../records/attachments/attachment.model.ts';

/** Creates an attachment in the database, with its own clean PDF. */
export async function createAttachment(
  candidate: Pick<Candidate, '_id'>,
  changes: Partial<Attachment> = {},
): Promise<Attachment> {
  const bytes = pdfBytes(`Page ${randomBytes(6).toString('hex')}`);
  const sha256 = changes.sha256 ?? sha256Of(bytes);
  const file = await transact(systemContext('fixture'), (tx) =>
    storeOwnFile(tx, {
      name: `cv.${fileFormats.pdf.extensions[0]}`,
      purpose: 'document',
      format: 'pdf',
      sha256,
      bytes,
      pages: 1,
    }),
  );
  const attachment = await AttachmentModel.create({
    _id: new Types.ObjectId(),
    ownerType: 'candidate',
    ownerId: candidate._id,
    fileId: file._id,
    sha256,
    type: 'cv',
    visibility: 'candidate',
    title: 'CV',
    uploadedByKind: 'staff',
    ...changes,
  });
  return attachment.toObject();
}

/** Creates a file request to a candidate in the database. */
export async function createFileRequest(
  candidateId: Types.ObjectId,
  changes: Partial<FileRequestRecord> = {},
): Promise<FileRequestRecord> {
  const request = await FileRequestModel.create({
    candidateId,
    type: 'tax_form',
    dueOn: '2099-01-01',
    ...changes,
  });
  return request.toObject<FileRequestRecord>();
}
