import type { CandidateAccount, candidateAccountEndpoints, QueryOf } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../../auth/actor.ts';
import { keysetPage, type KeysetPage } from '../../../../db/keyset.ts';
import type { Counting } from '../../../../lists/list-source.ts';
import { CandidateModel, type Candidate } from '../../../../records/candidates/candidate.model.ts';
import { scopeFor } from '../../../../records/candidates/candidates.policy.ts';
import { searchConditions } from '../../../../records/candidates/search-conditions.ts';
import { mayBeMailed } from '../../../../records/candidates/contact/mail-rules.ts';

export { mayBeMailed };

const sortFields = { name: 'nameKey', createdAt: 'createdAt' } as const;

const fields = {
  number: 1,
  name: 1,
  nameKey: 1,
  createdAt: 1,
  status: 1,
  email: 1,
  emailNorm: 1,
  userId: 1,
  ownerUserId: 1,
  vetterIds: 1,
  isPrivate: 1,
} as const;

export type AccountCandidate = Pick<
  Candidate,
  '_id' | 'number' | 'name' | 'status' | 'email' | 'emailNorm' | 'userId'
> &
  Pick<Candidate, 'ownerUserId' | 'vetterIds' | 'isPrivate'>;

/** Accounts that restrict a page of candidates; `orNone` adds those without any. */
export interface AmongAccounts {
  userIds: readonly Types.ObjectId[];
  orNone: boolean;
}

/** Returns a page of the candidates visible to the reader, for display with their accounts. */
export const accountCandidates = (
  actor: Actor,
  query: QueryOf<typeof candidateAccountEndpoints.list>,
  among: AmongAccounts | null,
  counting: Counting = {},
): Promise<KeysetPage<Candidate>> => {
  const { cursor, limit, sort, ...list } = query;
  return keysetPage<Candidate, keyof typeof sortFields>(CandidateModel, {
    filter: {
      $and: [
        scopeFor(actor, 'candidate.list'),
        scopeFor(actor, 'user.listCandidates'),
        { deletedAt: null, status: { $ne: 'anonymised' } },
        ...(list.q ? searchConditions(list.q, false) : []),
        ...(among ? [heldBy(among)] : []),
      ],
    },
    sort: sort as keyof typeof sortFields,
    fields: sortFields,
    limit,
    ...counting,
    cursor,
    list,
    projection: fields,
  });
};

const heldBy = ({ userIds, orNone }: AmongAccounts): QueryFilter<Candidate> => ({
  $or: [{ userId: { $in: [...userIds] } }, ...(orNone ? [{ userId: null }] : [])],
});

/** Returns why a record alone prevents its candidate's invitation. */
export function recordProblem(
  candidate: Pick<Candidate, 'email' | 'status'>,
): Extract<CandidateAccount['inviteProblem'], 'no_email' | 'do_not_contact'> | null {
  if (candidate.email === null) return 'no_email';
  return mayBeMailed(candidate) ? null : 'do_not_contact';
}
