import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, text, timestampSchema } from '../../core/primitives.ts';
import { fileFormatNames, filePurposes, fileRules, uploadPurposes } from './file-formats.ts';
import { fileScanStates } from './files.machine.ts';

/** SHA-256 of the bytes, in hexadecimal. */
export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

const maxOfAll = Math.max(
  ...uploadPurposes.flatMap((purpose) => Object.values(fileRules[purpose])),
);

export const uploadCreateSchema = z.strictObject({
  /** The file name on the person's computer; the extension is compared with the content. */
  name: text(limits.file.name, 1),
  size: z.number().int().min(0).max(maxOfAll),
  /** Hash of the whole file, if the browser computed it; compared at the end. */
  sha256: sha256Schema.nullable().default(null),
  purpose: z.enum(uploadPurposes),
});

/**
 * An upload in progress. Send the bytes from `offset`, at most `chunk` per request; after a lost
 * connection, ask for the current offset.
 */
export const uploadSchema = z.object({
  id: idSchema,
  name: z.string(),
  size: z.number().int(),
  purpose: z.enum(filePurposes),
  /** Bytes received. */
  offset: z.number().int(),
  chunk: z.number().int(),
  /** `received`: completed, accepted and ready to be used. */
  status: z.enum(['receiving', 'received', 'used']),
  /** The result of the scan, once the file is complete. */
  scan: z.enum(fileScanStates),
  expiresAt: timestampSchema,
});
export type Upload = z.infer<typeof uploadSchema>;

/** Start of the chunk that the request carries. */
export const uploadPartQuery = z.strictObject({
  offset: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number),
});

/** A complete and accepted file. */
export const fileSchema = z.object({
  id: idSchema,
  name: z.string(),
  format: z.enum(fileFormatNames),
  /** Media type, detected by content. */
  type: z.string(),
  size: z.number().int(),
  sha256: sha256Schema,
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  pages: z.number().int().nullable(),
  scan: z.enum(fileScanStates),
});
export type FileView = z.infer<typeof fileSchema>;

/** Why a file is refused, in the context of ATTACHMENT_TYPE_NOT_ALLOWED. */
export const fileRefusals = [
  'not_accepted',
  'wrong_extension',
  'password',
  'macros',
  'polyglot',
  'archive',
  'entities',
  'damaged',
  'empty',
  'too_many_pixels',
] as const;
export type FileRefusal = (typeof fileRefusals)[number];
