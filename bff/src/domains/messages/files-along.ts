import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { invalidField } from '../../http/app-error.ts';
import { requireSendable } from '../attachments/api/mail-files.ts';
import type { Candidate } from '../../records/candidates/candidate-lookup.ts';
import { findFiles, releaseFiles, requireClean } from '../files/api/files.ts';
import { idsOfFiles, takeUploads } from '../files/api/take-uploads.ts';

interface Held {
  /** What the mail goes with so far. */
  held?: readonly Types.ObjectId[];
  /** What goes along besides. */
  besides?: { count: number; bytes: number };
}

/**
 * The files that an author brings for a mail: new ones are taken up, each once; those that it held
 * and goes without are given up.
 * @throws AppError ATTACHMENT_SCAN_PENDING, ATTACHMENT_BLOCKED, VALIDATION_FAILED for too much
 */
export async function bringFiles(
  tx: Tx,
  actor: Actor,
  fileIds: readonly string[],
  { held = [], besides = { count: 0, bytes: 0 } }: Held = {},
): Promise<Types.ObjectId[]> {
  const isWanted = new Set(fileIds);
  const isHeld = new Set(held.map(String));
  const kept = await findFiles(
    held.filter((id) => isWanted.has(id.toHexString())),
    tx.session,
  );
  const taken = await takeUploads(
    tx,
    actor,
    fileIds.filter((id) => !isHeld.has(id)),
  );
  const files = [...kept.values(), ...taken];
  for (const file of files) requireClean(file);
  const bytes = files.reduce((sum, { size }) => sum + size, besides.bytes);
  if (files.length + besides.count > limits.mail.files || bytes > limits.mail.fileBytes)
    throw invalidField('fileIds', 'TOO_MANY');
  const left = held.filter((id) => !isWanted.has(id.toHexString()));
  if (left.length > 0) await releaseFiles(tx, left, 0);
  return idsOfFiles(files);
}

interface Wanted {
  attachmentIds: readonly (string | Types.ObjectId)[];
  fileIds: readonly (string | Types.ObjectId)[];
}

/**
 * Everything that goes along with a mail, of the record and of its author’s bringing.
 * @throws AppError as the two do; VALIDATION_FAILED for files of a record to a client, since they are
 * its candidate’s
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
    fileIds: await bringFiles(tx, actor, fileIds.map(String), { held, besides }),
  };
}
