import { z } from 'zod';

/**
 * Checks whether a body or response has a record version at its top level: such a body may send it
 * in `If-Match` instead, and such a response carries an `ETag`.
 */
export function hasVersion(schema: unknown): boolean {
  if (schema instanceof z.ZodObject) {
    const version: unknown = schema.shape['version'];
    return version instanceof z.ZodType && version.safeParse(1).success;
  }
  if (schema instanceof z.ZodUnion) return schema.options.some(hasVersion);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return hasVersion(schema.unwrap());
  if (schema instanceof z.ZodPipe) return hasVersion(schema.in) || hasVersion(schema.out);
  return false;
}
