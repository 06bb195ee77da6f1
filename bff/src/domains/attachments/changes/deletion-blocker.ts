import type { AttachmentBlocker } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import { liveApplicationsOf } from '../../../records/applications/live-applications.ts';
import type { Attachment } from '../../../records/attachments/attachment.model.ts';

/** Returns why a candidate cannot delete a file of theirs; null if they can. */
export async function ownBlocker(
  attachment: Attachment,
  session: ClientSession | null,
): Promise<AttachmentBlocker | null> {
  if (attachment.deletedAt) return null;
  if (attachment.isPrimary) return 'primary';
  return (await isInSubmission(attachment, session)) ? 'submission' : null;
}

/** Checks whether it is shown to clients while its candidate is submitted to one. */
export async function isInSubmission(
  { ownerId, visibility }: Pick<Attachment, 'ownerId' | 'visibility'>,
  session: ClientSession | null = null,
): Promise<boolean> {
  if (visibility !== 'client' && visibility !== 'everyone') return false;
  const live = await liveApplicationsOf(ownerId, session);
  return live.some(({ submissionVersion }) => submissionVersion > 0);
}

/** @throws AppError ATTACHMENT_IN_USE */
export function requireUnused(blocker: AttachmentBlocker | null): void {
  if (blocker) throw new AppError('ATTACHMENT_IN_USE', { context: { where: blocker } });
}
