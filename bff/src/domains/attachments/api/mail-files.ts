import { limits } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { MailFile } from '../../../mail/mail-file.ts';
import {
  findLiveCandidates,
  type Candidate,
} from '../../../records/candidates/candidate-lookup.ts';
import { findFiles, requireClean } from '../../files/api/files.ts';
import { readMailFile } from '../../files/api/mail-uploads.ts';
import { AttachmentModel, type Attachment } from '../../../records/attachments/attachment.model.ts';
import { isTraced, staffMayRead } from '../attachments.policy.ts';

/** Checks whether the candidate may have a file: they uploaded it, or it is shared with them. */
const isForPerson = ({ type, visibility, uploadedByKind }: Attachment): boolean =>
  !isTraced(type) && (uploadedByKind === 'candidate' || visibility !== 'internal');

/**
 * Returns a record's files that an author sends to its candidate.
 * @throws AppError VALIDATION_FAILED for files they may not send or the candidate may not have,
 *   and for too
 * many at once; ATTACHMENT_SCAN_PENDING, ATTACHMENT_BLOCKED
 */
export async function requireSendable(
  actor: Actor,
  candidate: Candidate,
  ids: readonly (string | Types.ObjectId)[],
  session: ClientSession,
): Promise<{ ids: Types.ObjectId[]; bytes: number }> {
  if (ids.length === 0) return { ids: [], bytes: 0 };
  const wanted = [...new Set(ids.map(String))].map((id) => new Types.ObjectId(id));
  const found = await AttachmentModel.find(
    {
      _id: { $in: wanted },
      ownerType: 'candidate',
      ownerId: candidate._id,
      deletedAt: null,
    },
    null,
    { session },
  ).lean();
  const sendable = found.filter((one) => isForPerson(one) && staffMayRead(actor, one, candidate));
  if (sendable.length < wanted.length) throw invalidField('attachmentIds', 'NOT_FOUND');
  const files = await findFiles(
    sendable.map(({ fileId }) => fileId),
    session,
  );
  let bytes = 0;
  for (const { fileId } of sendable) {
    const file = files.get(fileId.toHexString());
    if (!file) throw invalidField('attachmentIds', 'NOT_FOUND');
    requireClean(file);
    bytes += file.size;
  }
  if (bytes > limits.mail.fileBytes) throw invalidField('attachmentIds', 'TOO_MANY');
  return { ids: wanted, bytes };
}

/** Reads the files for a mail; null if one is gone or blocked. */
export async function readMailFiles(ids: readonly Types.ObjectId[]): Promise<MailFile[] | null> {
  const found = await AttachmentModel.find({
    _id: { $in: [...ids] },
    deletedAt: null,
  }).lean();
  const files = await findFiles(found.map(({ fileId }) => fileId));
  const read: MailFile[] = [];
  for (const id of ids) {
    const attachment = found.find(({ _id }) => _id.equals(id));
    const brought = await readMailFile(attachment && files.get(attachment.fileId.toHexString()));
    if (!brought) return null;
    read.push(brought);
  }
  return read;
}

/** Returns the files of mails by id, as far as the reader may know of them. */
export async function shownMailFiles(
  actor: Actor,
  ids: readonly Types.ObjectId[],
  session: ClientSession | null,
): Promise<ReadonlyMap<string, { id: string; name: string; size: number }>> {
  if (ids.length === 0) return new Map();
  const found = await AttachmentModel.find({ _id: { $in: [...ids] } }, null, { session }).lean();
  const owners = await findLiveCandidates(
    found.map(({ ownerId }) => ownerId),
    session,
  );
  const files = await findFiles(
    found.map(({ fileId }) => fileId),
    session,
  );
  return new Map(
    found.flatMap((one) => {
      const owner = owners.find(({ _id }) => _id.equals(one.ownerId));
      const file = files.get(one.fileId.toHexString());
      if (!owner || !file || !staffMayRead(actor, one, owner)) return [];
      const id = one._id.toHexString();
      return [[id, { id, name: one.title, size: file.size }] as const];
    }),
  );
}
