import type { ClientSession, Types } from 'mongoose';
import { OwnTemplateModel } from './own-template.model.ts';

/**
 * Checks whether every user may write to candidates with a template: it is the team's, and active.
 */
export const isForTelling = async (
  id: Types.ObjectId | string,
  session: ClientSession | null = null,
): Promise<boolean> =>
  (await OwnTemplateModel.exists({
    _id: id,
    ownerUserId: null,
    audience: 'candidate',
    isActive: true,
    deletedAt: null,
  }).session(session)) !== null;

/** Returns which of these templates may be used for candidates, see {@link isForTelling}. */
export async function templatesForTelling(
  ids: readonly Types.ObjectId[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found: Types.ObjectId[] = await OwnTemplateModel.distinct('_id', {
    _id: { $in: [...ids] },
    ownerUserId: null,
    audience: 'candidate',
    isActive: true,
    deletedAt: null,
  });
  return new Set(found.map((id) => id.toHexString()));
}
