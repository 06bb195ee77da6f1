import type { Attachment } from '../../../records/attachments/attachment.model.ts';

/** Fields whose changes are logged with old and new value. */
export const attachmentFields = [
  'type',
  'visibility',
  'title',
  'isPrimary',
  'expiresOn',
  'deletedAt',
] as const satisfies readonly (keyof Attachment)[];
