import type { Attachment } from '../../../records/attachments/attachment.model.ts';

/** Fields of which each change is kept with its old and new value. */
export const attachmentFields = [
  'type',
  'visibility',
  'title',
  'isPrimary',
  'expiresOn',
  'deletedAt',
] as const satisfies readonly (keyof Attachment)[];
