import { z } from 'zod';
import { defineApproval, type ApprovalFact } from '../../approvals/approval-kind.ts';
import { AppError } from '../../http/app-error.ts';
import { anonymisableBy } from '../candidates/api/changes/anonymise.ts';
import { findLiveCandidate } from '../../records/candidates/candidate-lookup.ts';
import { requireAnonymisable } from './anonymise-blocks.ts';
import { countErased } from './count-erased.ts';
import { erasePerson } from './erase-person.ts';

/** Anonymising needs two users. */
export const anonymiseKind = defineApproval({
  name: 'candidate_anonymise',
  subjectType: 'candidate',
  payload: z.object({ legalBasisEnded: z.boolean() }),
  asks: 'anonymise {name}',
  concerns: (candidateId) => Promise.resolve(candidateId),
  subjects: anonymisableBy,
  facts: async (candidateId, _payload, { personal }): Promise<ApprovalFact[]> =>
    (await countErased(personal, candidateId)).map(({ kind, count }) => ({
      name: kind,
      value: String(count),
    })),
  run: async (tx, { subjectId, payload, actor }, parts) => {
    const candidate = await findLiveCandidate(subjectId, tx.session);
    if (!candidate) throw new AppError('NOT_FOUND');
    await requireAnonymisable(candidate, payload.legalBasisEnded, tx.session);
    await erasePerson(tx, candidate, parts, actor);
  },
});
