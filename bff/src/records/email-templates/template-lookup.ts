import type { ClientSession, Types } from 'mongoose';
import { OwnTemplateModel } from './own-template.model.ts';

/** Whether candidates can be told with a template, whoever does: the team's, and in use. */
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

/** Those of these templates that candidates can be told with, see {@link isForTelling}. */
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
