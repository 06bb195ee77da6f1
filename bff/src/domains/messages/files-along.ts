import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { invalidField } from '../../http/app-error.ts';
import { requireSendable } from '../attachments/api/mail-files.ts';
import type { Candidate } from '../../records/candidates/candidate-lookup.ts';
import { bringFiles } from '../files/api/bring-files.ts';

const max = { count: limits.mail.files, bytes: limits.mail.fileBytes };

/** Claims the files that an author uploaded for a bulk mailing. */
export const bringForMany = (
  tx: Tx,
  actor: Actor,
  fileIds: readonly string[],
  copies: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> =>
  bringFiles(tx, actor, [...copies.map(String), ...fileIds], { max, held: copies });

interface Wanted {
  attachmentIds: readonly (string | Types.ObjectId)[];
  fileIds: readonly (string | Types.ObjectId)[];
}

/**
 * Claims all attachments of a mail, from the record and from its author’s uploads.
 * @throws AppError as the two do; VALIDATION_FAILED for files of a record in a mail to a client,
 *   because they
 * belong to its candidate
 */
export async function takeAlong(
  tx: Tx,
  actor: Actor,
  candidate: Candidate | null,
  { attachmentIds, fileIds }: Wanted,
  held: readonly Types.ObjectId[] = [],
): Promise<{ attachmentIds: Types.ObjectId[]; fileIds: Types.ObjectId[] }> {
  if (!candidate && attachmentIds.length > 0) throw invalidField('attachmentIds', 'NOT_FOUND');
  const { ids, bytes } = candidate
    ? await requireSendable(actor, candidate, attachmentIds, tx.session)
    : { ids: [], bytes: 0 };
  const besides = { count: ids.length, bytes };
  return {
    attachmentIds: ids,
    fileIds: await bringFiles(tx, actor, fileIds.map(String), { max, held, besides }),
  };
}
