import type { PermissionName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { recordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { isFileShown } from '../../applications/api/profile-views.ts';
import { reaches, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { clientJob } from '../../../records/jobs/client-jobs.ts';
import { AttachmentModel, type Attachment } from '../../../records/attachments/attachment.model.ts';
import { clientMayRead, mayReadOn, personMayRead } from '../attachments.policy.ts';
import { findOwner, type FileOwner } from './file-owner.ts';

interface FindOptions {
  session?: ClientSession | null;
  /** Whether to accept a deleted one. */
  deleted?: boolean;
}

/** Attachment and its candidate, as staff may reach them. */
export interface FoundAttachment {
  attachment: Attachment;
  candidate: Candidate;
}

/** @throws AppError NOT_FOUND, SELF_RECORD; INVALID_TRANSITION for one of a deleted record */
export async function findForStaff(
  actor: Actor,
  id: string,
  { session = null, deleted = false }: FindOptions = {},
): Promise<FoundAttachment> {
  const { attachment, owner } = await findFile(actor, id, { session, deleted });
  if (!owner.candidate) throw new AppError('NOT_FOUND');
  return { attachment, candidate: owner.candidate };
}

/** Attachment and its record, as staff may reach them. */
export interface FoundFile {
  attachment: Attachment;
  owner: FileOwner;
}

/** Finds one of any record. @throws AppError NOT_FOUND, SELF_RECORD */
export async function findFile(
  actor: Actor,
  id: string,
  { session = null, deleted = false }: FindOptions = {},
): Promise<FoundFile> {
  const attachment = await findRow(id, session);
  if (actor.audience !== 'staff') throw new AppError('NOT_FOUND');
  const owner = await findOwner(actor, attachment, session);
  if (!mayReadOn(actor, attachment, owner)) throw new AppError('NOT_FOUND');
  if (attachment.deletedAt && !deleted) throw new AppError('NOT_FOUND');
  return { attachment, owner };
}

/** {@link findFile} with a permission on the record. @throws AppError FORBIDDEN */
export async function findFileFor(
  actor: Actor,
  permission: PermissionName,
  id: string,
  options: FindOptions = {},
): Promise<FoundFile> {
  const found = await findFile(actor, id, options);
  if (!found.owner.holds(actor, permission))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return found;
}

/** {@link findForStaff} with a permission on the record. @throws AppError FORBIDDEN */
export async function findForChange(
  actor: Actor,
  permission: PermissionName,
  id: string,
  options: FindOptions = {},
): Promise<FoundAttachment> {
  const found = await findForStaff(actor, id, options);
  if (!reaches(actor, permission, found.candidate))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return found;
}

/** Finds one of the actor's own record that they may read. @throws AppError NOT_FOUND */
export async function findOwn(
  actor: Actor,
  id: string,
  { session = null, deleted = false }: FindOptions = {},
): Promise<Attachment> {
  const attachment = await findRow(id, session);
  const isOwn =
    attachment.ownerType === 'candidate' &&
    actor.candidateId !== null &&
    attachment.ownerId.equals(actor.candidateId);
  if (!isOwn || !personMayRead(actor, attachment)) throw new AppError('NOT_FOUND');
  if (attachment.deletedAt && !deleted) throw new AppError('NOT_FOUND');
  return attachment;
}

/**
 * Finds a live attachment that the actor may read now: staff, the candidate, or clients who can
 * open a profile that shows it. @throws AppError NOT_FOUND
 */
export async function findReadable(actor: Actor, id: string): Promise<Attachment> {
  if (actor.audience === 'staff') return (await findFile(actor, id)).attachment;
  if (actor.audience === 'candidate') return findOwn(actor, id);
  const attachment = await findRow(id, null);
  if (attachment.ownerType !== 'candidate') return forClient(actor, attachment);
  const shown = { fileId: attachment._id, candidateId: attachment.ownerId };
  if (attachment.deletedAt || !clientMayRead(attachment) || !(await isFileShown(actor, shown)))
    throw new AppError('NOT_FOUND');
  return attachment;
}

/**
 * Finds a file of the client's own job that the agency or the client shows there. @throws AppError
 * NOT_FOUND
 */
async function forClient(actor: Actor, attachment: Attachment): Promise<Attachment> {
  const { ownerType, ownerId, deletedAt } = attachment;
  const isShown = ownerType === 'job' && deletedAt === null && clientMayRead(attachment);
  if (!isShown || !(await clientJob(actor, ownerId))) throw new AppError('NOT_FOUND');
  return attachment;
}

async function findRow(id: string, session: ClientSession | null): Promise<Attachment> {
  const attachment = await AttachmentModel.findOne(
    { _id: recordId(id), ownerType: { $in: ['candidate', 'job', 'company'] } },
    null,
    { session },
  ).lean();
  if (!attachment) throw new AppError('NOT_FOUND');
  return attachment;
}
