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
  /** Whether it is the main CV. */
  isPrimary: z.boolean(),
  file: fileSchema.omit({ id: true }),
  expiresOn: dateSchema.nullable(),
  createdAt: timestampSchema,
  /** Deletion time; it can be restored until `restorableUntil`. */
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
  /** Whether text was extracted from it. */
  hasText: z.boolean(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** The attachments of a record: live ones, newest first with the main CV on top. */
export const attachmentListSchema = z.object({
  data: z.array(attachmentSchema),
  /** Deleted within the last 30 days, for users who may restore them. */
  removed: z.array(attachmentSchema),
  /** All live ones, including those hidden from the reader. */
  total: z.number().int(),
  /** Whether the limit allows one more and the reader may add it. */
  canUpload: z.boolean(),
  /** File requests: open ones by due day, then those that ended in the last 90 days. */
  requests: z.array(fileRequestSchema),
  canRequest: z.boolean(),
});
export type AttachmentList = z.infer<typeof attachmentListSchema>;

/** File types of a job or a client; they do not belong to a person and cannot be requested. */
export const recordAttachmentTypes = ['contract', 'nda', 'other'] as const;
export const recordAttachmentVisibilities = ['internal', 'client'] as const;
export const recordAttachmentListSchema = attachmentListSchema.omit({
  requests: true,
  canRequest: true,
});
export type RecordAttachmentList = z.infer<typeof recordAttachmentListSchema>;
export const recordAttachmentCreateSchema = z.strictObject({
  /** A completed upload of the user, usable once. */
  fileId: idSchema,
  type: z.enum(recordAttachmentTypes).default('other'),
  visibility: z.enum(recordAttachmentVisibilities).default('internal'),
  /** Null: the file name. */
  title: text(limits.attachment.title, 1).nullable().default(null),
});

export const attachmentCreateSchema = z.strictObject({
  /** A completed upload of the user, usable once. */
  fileId: idSchema,
  type: z.enum(attachmentTypes).default('other'),
  /** Null: the default for type and uploader. */
  visibility: z.enum(attachmentVisibilities).nullable().default(null),
  /** Null: the file name. */
  title: text(limits.attachment.title, 1).nullable().default(null),
  expiresOn: dateSchema.nullable().default(null),
  /** Makes a CV the main one. The first CV always is. */
  primary: z.boolean().default(false),
});
export type AttachmentCreate = z.input<typeof attachmentCreateSchema>;

export const attachmentCreatedSchema = z.object({
  attachment: attachmentSchema,
  /** The same file already existed; `attachment` is that one. */
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

/** Shown before deleting or sharing: where it is used, who would see it, and its contact data. */
export const attachmentUsageSchema = z.object({
  usedIn: z.array(z.object({ kind: z.enum(attachmentUses), label: z.string() })),
  /** Null: it can be deleted. */
  blockedBy: z.enum(attachmentBlockers).nullable(),
  /** A submission keeps its own copy. */
  copyStays: z.boolean(),
  /** Client companies that would see it with the visibility `client` or `everyone`. */
  clients: z.array(z.object({ id: idSchema, name: z.string() })),
  /** Contact data found in the text; null if no text was extracted. */
  contactData: z
    .object({
      emails: z.array(z.string()),
      phones: z.array(z.string()),
      links: z.array(z.string()),
    })
    .nullable(),
});
export type AttachmentUsage = z.infer<typeof attachmentUsageSchema>;

/** A URL for the bytes, valid for ten minutes and for this session only. */
export const attachmentDownloadSchema = z.object({
  url: z.string(),
  /** URL for showing it inline; null for types that no browser should show. */
  inlineUrl: z.string().nullable(),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  expiresAt: timestampSchema,
});

/** The text extracted from it. */
export const attachmentTextSchema = z.object({ text: z.string().nullable() });

export const fileTokenParams = z.strictObject({ token: z.string().max(200) });
export const fileInlineQuery = z.strictObject({ inline: z.literal('1').optional() });

/** An attachment as its candidate sees it. */
export const ownAttachmentSchema = z.object({
  ...common,
  /** Uploaded by the candidate, not by the agency. */
  own: z.boolean(),
  /** Whether companies the candidate was submitted to may see it. */
  shownToClients: z.boolean(),
  /** Types it can be changed to; empty if the agency fixed the type. */
  allowedTypes: z.array(z.enum(candidateAttachmentTypes)),
  deleteBlockedBy: z.enum(attachmentBlockers).nullable(),
});
export type OwnAttachment = z.infer<typeof ownAttachmentSchema>;

export const ownAttachmentListSchema = z.object({
  data: z.array(ownAttachmentSchema),
  /** The candidate's own recently deleted files that can be restored. */
  removed: z.array(ownAttachmentSchema),
  total: z.number().int(),
  canUpload: z.boolean(),
  /** Open requests of the agency, earliest due first. */
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
