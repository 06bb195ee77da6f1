import { createHash } from 'node:crypto';
import type { ImportField } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { headerKey } from './guess-mapping.ts';
import { ImportMappingModel } from './import-mapping.model.ts';

/** Returns the same key for files with equal headers, however many or long these are. */
const keyOf = (headers: readonly string[]): string =>
  createHash('sha256').update(headers.map(headerKey).join('\n')).digest('base64url');

/** Returns this user's earlier mapping for a file with these columns; null if there is none. */
export async function rememberedMapping(
  userId: Types.ObjectId,
  headers: readonly string[],
): Promise<(ImportField | null)[] | null> {
  const found = await ImportMappingModel.findOne({
    userId,
    headers: keyOf(headers),
  }).lean();
  return found?.mapping ?? null;
}

/** Remembers the mapping for the next file with these columns. */
export async function rememberMapping(
  { session, at }: Tx,
  userId: Types.ObjectId,
  headers: readonly string[],
  mapping: readonly (ImportField | null)[],
): Promise<void> {
  await ImportMappingModel.updateOne(
    { userId, headers: keyOf(headers) },
    { $set: { mapping: [...mapping], updatedAt: at } },
    { session, upsert: true },
  );
}
