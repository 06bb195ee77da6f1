import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  longText,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { candidateAttachmentTypes } from './attachment-rules.ts';
import { fileRequestStates } from './file-requests.machine.ts';

const asked = {
  id: idSchema,
  type: z.enum(candidateAttachmentTypes),
  dueOn: dateSchema,
  /** Instructions for the candidate. */
  note: z.string().nullable(),
};

/** A file that staff requested from a candidate. */
export const fileRequestSchema = z.object({
  ...asked,
  status: z.enum(fileRequestStates),
  requestedBy: personRefSchema.nullable(),
  createdAt: timestampSchema,
  /** When it was fulfilled or cancelled. */
  endedAt: timestampSchema.nullable(),
  /** The uploaded file. */
  attachmentId: idSchema.nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(['withdraw'])),
});
export type FileRequest = z.infer<typeof fileRequestSchema>;

/** The same for the candidate. */
export const ownFileRequestSchema = z.object({ ...asked, requestedBy: z.string() });
export type OwnFileRequest = z.infer<typeof ownFileRequestSchema>;

/** Only one open request per type. */
export const fileRequestCreateSchema = z.strictObject({
  type: z.enum(candidateAttachmentTypes),
  dueOn: dateSchema,
  note: longText(limits.fileRequest.note).nullable().default(null),
});
export const fileRequestVersionSchema = z.strictObject({ version: versionSchema });
