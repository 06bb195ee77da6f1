import {
  sensitiveAttachmentTypes,
  tracedAttachmentTypes,
  transcriptAttachmentTypes,
} from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import type { Candidate } from '../../records/candidates/candidate-lookup.ts';
import { candidateOwner, type FileOwner } from './reading/file-owner.ts';
import type { Attachment } from '../../records/attachments/attachment.model.ts';

type Seen = Pick<Attachment, 'type' | 'visibility' | 'uploadedByKind'>;

/** Checks whether staff may read an attachment of a visible record. */
export function mayReadOn(
  actor: Actor,
  { type, visibility }: Seen,
  { holds }: Pick<FileOwner, 'holds'>,
): boolean {
  if (!holds(actor, 'attachment.read')) return false;
  if (isSensitive(type)) return holds(actor, 'attachment.readSensitive');
  if (transcriptAttachmentTypes.includes(type)) return holds(actor, 'attachment.readTranscript');
  return visibility !== 'internal' || holds(actor, 'attachment.readInternal');
}

/** {@link mayReadOn} for a candidate. */
export const staffMayRead = (actor: Actor, attachment: Seen, candidate: Candidate): boolean =>
  mayReadOn(actor, attachment, candidateOwner(candidate));

/**
 * Checks whether a candidate may read a file about them: one shared with them or uploaded by them.
 */
export function personMayRead(actor: Actor, attachment: Seen): boolean {
  if (!actor.can('attachment.read')) return false;
  if (isSensitive(attachment.type) && !actor.can('attachment.readSensitive')) return false;
  return attachment.uploadedByKind === 'candidate' || attachment.visibility !== 'internal';
}

/** Checks whether clients may read it at all; they also need a profile that shows it. */
export const clientMayRead = ({ visibility }: Pick<Seen, 'visibility'>): boolean =>
  visibility === 'client' || visibility === 'everyone';

/** 🔒 types whose text is never stored. */
export const isSensitive = (type: Attachment['type']): boolean =>
  sensitiveAttachmentTypes.includes(type);

/** 🔒 types for which each read is logged. */
export const isTraced = (type: Attachment['type']): boolean => tracedAttachmentTypes.includes(type);
