import { createHash } from 'node:crypto';
import type { ImportField } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { headerKey } from './guess-mapping.ts';
import { ImportMappingModel } from './import-mapping.model.ts';

/** The same for files of one kind, however many and long their headers are. */
const keyOf = (headers: readonly string[]): string =>
  createHash('sha256').update(headers.map(headerKey).join('\n')).digest('base64url');

/** What this person said of a file with these columns before; null when there was none. */
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

/** Remembers it for the next file of this kind. */
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
