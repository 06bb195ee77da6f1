import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idParams, idSchema, versionSchema } from '../../core/primitives.ts';

/** URL of a person’s photo in the small size; a new photo has a new URL. Absent without a photo. */
export const photoSchema = z.string();

/** Side length in pixels: for a record, and for lists at the density of most screens. */
export const photoPixels = { large: limits.file.avatarPixels, small: 96 } as const;
export type PhotoSize = keyof typeof photoPixels;

export const photoParams = idParams.extend({ fileId: idSchema });
export const photoQuery = z.strictObject({ size: z.enum(['large', 'small']).default('small') });

/** A fraction from 0 to 1. */
const share = z
  .string()
  .regex(/^(?:1|0(?:\.\d{1,6})?)$/)
  .transform(Number)
  .optional();

/**
 * The version that was seen, and the crop square: left and upper edge as fractions of width and
 * height, side as a fraction of the shorter side. By default the largest centred square.
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
