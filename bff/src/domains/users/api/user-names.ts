import type { Types } from 'mongoose';
import { foldedWords, startsWith } from '../../../db/fold-text.ts';
import { UserModel } from '../../../identity/user.model.ts';

/** Returns the accounts of any kind with this name; at most `limit`. */
export async function findUserIds(name: string, limit: number): Promise<Types.ObjectId[]> {
  const words = foldedWords(name);
  if (words.length === 0) return [];
  const found = await UserModel.find(
    { $and: words.map((word) => ({ searchTerms: startsWith(word) })) },
    { _id: 1 },
  )
    .limit(limit)
    .lean();
  return found.map(({ _id }) => _id);
}
