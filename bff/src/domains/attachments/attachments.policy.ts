import {
  sensitiveAttachmentTypes,
  tracedAttachmentTypes,
  transcriptAttachmentTypes,
} from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import { reaches, type Candidate } from '../../records/candidates/candidate-lookup.ts';
import type { Attachment } from '../../records/attachments/attachment.model.ts';

type Seen = Pick<Attachment, 'type' | 'visibility' | 'uploadedByKind'>;

/** Whether staff may read an attachment of a candidate that is visible to them. */
export function staffMayRead(actor: Actor, { type, visibility }: Seen, candidate: Candidate) {
  if (!reaches(actor, 'attachment.read', candidate)) return false;
  if (isSensitive(type)) return reaches(actor, 'attachment.readSensitive', candidate);
  if (transcriptAttachmentTypes.includes(type))
    return reaches(actor, 'attachment.readTranscript', candidate);
  return visibility !== 'internal' || reaches(actor, 'attachment.readInternal', candidate);
}

/** Of what is about them, people read what is shared with them and what they brought themselves. */
export function personMayRead(actor: Actor, attachment: Seen): boolean {
  if (!actor.can('attachment.read')) return false;
  if (isSensitive(attachment.type) && !actor.can('attachment.readSensitive')) return false;
  return attachment.uploadedByKind === 'candidate' || attachment.visibility !== 'internal';
}

/** Whether clients may read it at all; they also need a profile that shows it. */
export const clientMayRead = ({ visibility }: Pick<Seen, 'visibility'>): boolean =>
  visibility === 'client' || visibility === 'everyone';

/** 🔒 of which no text is kept. */
export const isSensitive = (type: Attachment['type']): boolean =>
  sensitiveAttachmentTypes.includes(type);

/** 🔒 of which each reading leaves a trace. */
export const isTraced = (type: Attachment['type']): boolean => tracedAttachmentTypes.includes(type);
