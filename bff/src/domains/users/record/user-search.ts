import type { GrantableRole } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import { foldedWords, foldText, startsWith } from '../../../db/fold-text.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import type { User } from '../../../identity/user.model.ts';

/**
 * Returns the users who hold any of these roles now, or any role; with `companyIds` only in these
 * companies.
 */
export const holdersOf = (
  roles: readonly GrantableRole[] | null,
  companyIds: readonly Types.ObjectId[] | null = null,
): Promise<Types.ObjectId[]> =>
  RoleAssignmentModel.distinct('userId', {
    ...(roles && { role: { $in: [...roles] } }),
    revokedAt: null,
    ...(companyIds && { companyId: { $in: [...companyIds] } }),
  });

/** Matches if every word starts a word of the name, or the whole query starts the mail address. */
export function matches(q: string): QueryFilter<User> {
  const words = foldedWords(q);
  const byMail = { emailNorm: startsWith(foldText(q)) };
  if (words.length === 0) return byMail;
  return {
    $or: [byMail, { $and: words.map((word) => ({ searchTerms: startsWith(word) })) }],
  };
}
