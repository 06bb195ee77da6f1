import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { fileSchema } from '../files/files.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import {
  attachmentOwners,
  attachmentTypes,
  attachmentUploaders,
  attachmentVisibilities,
  candidateAttachmentTypes,
} from './attachment-rules.ts';
import { fileRequestSchema, ownFileRequestSchema } from './file-requests.schemas.ts';

export const attachmentActions = [
  'download',
  'edit',
  'set_type',
  'set_visibility',
  'set_primary',
  'extract',
  'delete',
  'restore',
] as const;
export type AttachmentAction = (typeof attachmentActions)[number];

const common = {
  id: idSchema,
  type: z.enum(attachmentTypes),
  title: z.string(),
  /** The main CV. */
  isPrimary: z.boolean(),
  file: fileSchema.omit({ id: true }),
  expiresOn: dateSchema.nullable(),
  createdAt: timestampSchema,
  /** Deleted; until `restorableUntil` it can come back. */
  deletedAt: timestampSchema.nullable(),
  restorableUntil: timestampSchema.nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(attachmentActions)),
};

/** An attachment as staff see it. */
export const attachmentSchema = z.object({
  ...common,
  ownerType: z.enum(attachmentOwners),
  ownerId: idSchema,
  visibility: z.enum(attachmentVisibilities),
  uploadedByKind: z.enum(attachmentUploaders),
  uploadedBy: personRefSchema.nullable(),
  /** Whether text was read from it. */
  hasText: z.boolean(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** The attachments of a record: live ones, newest first with the main CV before them. */
export const attachmentListSchema = z.object({
  data: z.array(attachmentSchema),
  /** Deleted within the last 30 days, for those who may bring them back. */
  removed: z.array(attachmentSchema),
  /** All live ones, also those that the reader does not see. */
  total: z.number().int(),
  /** Whether there is room for one more and the reader may add it. */
  canUpload: z.boolean(),
  /** What the person was asked for: what is open by its day, then what ended in the last 90 days. */
  requests: z.array(fileRequestSchema),
  canRequest: z.boolean(),
});
export type AttachmentList = z.infer<typeof attachmentListSchema>;

/** Files of a job or a client: none of them is a person's, nor asked of one. */
export const recordAttachmentTypes = ['contract', 'nda', 'other'] as const;
export const recordAttachmentVisibilities = ['internal', 'client'] as const;
export const recordAttachmentListSchema = attachmentListSchema.omit({
  requests: true,
  canRequest: true,
});
export type RecordAttachmentList = z.infer<typeof recordAttachmentListSchema>;
export const recordAttachmentCreateSchema = z.strictObject({
  /** Of a completed upload of one's own, used once. */
  fileId: idSchema,
  type: z.enum(recordAttachmentTypes).default('other'),
  visibility: z.enum(recordAttachmentVisibilities).default('internal'),
  /** Null: the name of the file. */
  title: text(limits.attachment.title, 1).nullable().default(null),
});

export const attachmentCreateSchema = z.strictObject({
  /** Of a completed upload of one's own, used once. */
  fileId: idSchema,
  type: z.enum(attachmentTypes).default('other'),
  /** Null: by type and uploader. */
  visibility: z.enum(attachmentVisibilities).nullable().default(null),
  /** Null: the name of the file. */
  title: text(limits.attachment.title, 1).nullable().default(null),
  expiresOn: dateSchema.nullable().default(null),
  /** Makes a CV the main one. The first CV is it anyway. */
  primary: z.boolean().default(false),
});
export type AttachmentCreate = z.input<typeof attachmentCreateSchema>;

export const attachmentCreatedSchema = z.object({
  attachment: attachmentSchema,
  /** The same file was there before; `attachment` is that one. */
  already: z.boolean(),
});

export const attachmentPatch = z.strictObject({
  version: versionSchema,
  title: text(limits.attachment.title, 1).optional(),
  expiresOn: dateSchema.nullable().optional(),
});

export const attachmentVersionSchema = z.strictObject({ version: versionSchema });
export const attachmentTypeSchema = z.strictObject({
  version: versionSchema,
  type: z.enum(attachmentTypes),
});
export const attachmentVisibilitySchema = z.strictObject({
  version: versionSchema,
  visibility: z.enum(attachmentVisibilities),
});

/** Why an attachment cannot be deleted. */
export const attachmentBlockers = ['primary', 'submission', 'signed'] as const;
export type AttachmentBlocker = (typeof attachmentBlockers)[number];

/** Where an attachment is used. */
export const attachmentUses = [
  'submission',
  'signature_document',
  'extraction_review',
  'language_certificate',
  'experience',
  'education',
] as const;

/** Before it is deleted or shown to others: where it is used, who would see it, what stands in it. */
export const attachmentUsageSchema = z.object({
  usedIn: z.array(z.object({ kind: z.enum(attachmentUses), label: z.string() })),
  /** Null: it can be deleted. */
  blockedBy: z.enum(attachmentBlockers).nullable(),
  /** A submission keeps a copy of its own. */
  copyStays: z.boolean(),
  /** Client companies that see it with the visibility `client` or `everyone`. */
  clients: z.array(z.object({ id: idSchema, name: z.string() })),
  /** Contact data found in the text; null where no text was read. */
  contactData: z
    .object({
      emails: z.array(z.string()),
      phones: z.array(z.string()),
      links: z.array(z.string()),
    })
    .nullable(),
});
export type AttachmentUsage = z.infer<typeof attachmentUsageSchema>;

/** An address for the bytes, good for ten minutes and for this session alone. */
export const attachmentDownloadSchema = z.object({
  url: z.string(),
  /** Shows it in place instead; null for what no browser should show. */
  inlineUrl: z.string().nullable(),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  expiresAt: timestampSchema,
});

/** What stands in the text that was read from it. */
export const attachmentTextSchema = z.object({ text: z.string().nullable() });

export const fileTokenParams = z.strictObject({ token: z.string().max(200) });
export const fileInlineQuery = z.strictObject({ inline: z.literal('1').optional() });

/** An attachment as its candidate sees it. */
export const ownAttachmentSchema = z.object({
  ...common,
  /** Brought by the person, not by the agency. */
  own: z.boolean(),
  /** Companies that the person was presented to may see it. */
  shownToClients: z.boolean(),
  /** Types that it can be given; empty where the agency has settled the type. */
  allowedTypes: z.array(z.enum(candidateAttachmentTypes)),
  deleteBlockedBy: z.enum(attachmentBlockers).nullable(),
});
export type OwnAttachment = z.infer<typeof ownAttachmentSchema>;

export const ownAttachmentListSchema = z.object({
  data: z.array(ownAttachmentSchema),
  /** Own ones that were just deleted and can come back. */
  removed: z.array(ownAttachmentSchema),
  total: z.number().int(),
  canUpload: z.boolean(),
  /** What the agency waits for, the first due first. */
  requests: z.array(ownFileRequestSchema),
});
export type OwnAttachmentList = z.infer<typeof ownAttachmentListSchema>;

export const ownAttachmentCreateSchema = attachmentCreateSchema
  .omit({ visibility: true })
  .extend({ type: z.enum(candidateAttachmentTypes).default('other') });
export type OwnAttachmentCreate = z.input<typeof ownAttachmentCreateSchema>;

export const ownAttachmentCreatedSchema = z.object({
  attachment: ownAttachmentSchema,
  already: z.boolean(),
});

export const ownAttachmentTypeSchema = z.strictObject({
  version: versionSchema,
  type: z.enum(candidateAttachmentTypes),
});
