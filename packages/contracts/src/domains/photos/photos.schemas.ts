import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idParams, idSchema, versionSchema } from '../../core/primitives.ts';

/**
 * Where a person’s photo is, in the small size; another photo has another address. Absent for those
 * who have none.
 */
export const photoSchema = z.string();

/** Pixels of the sides: for a record, and for lists at the density of most screens. */
export const photoPixels = { large: limits.file.avatarPixels, small: 96 } as const;
export type PhotoSize = keyof typeof photoPixels;

export const photoParams = idParams.extend({ fileId: idSchema });
export const photoQuery = z.strictObject({ size: z.enum(['large', 'small']).default('small') });

/** A part of one: from 0 to 1. */
const share = z
  .string()
  .regex(/^(?:1|0(?:\.\d{1,6})?)$/)
  .transform(Number)
  .optional();

/**
 * The version that was seen, and the square that is kept of the picture: its left and upper edge as
 * shares of width and height, its side as a share of the shorter side. Unless said, the largest one
 * in the middle.
 */
export const photoUploadQuery = z.strictObject({
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  left: share,
  top: share,
  side: share,
});
export type PhotoUploadQuery = z.input<typeof photoUploadQuery>;

export const photoRemoveSchema = z.strictObject({ version: versionSchema });
