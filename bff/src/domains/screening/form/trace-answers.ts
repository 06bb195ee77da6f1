import { auditAccess } from '../../../audit/audit.service.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';

/** Audits that a user opened a candidate's answers. */
export const traceAnswers = (ctx: RequestContext, { _id }: Pick<Candidate, '_id'>): Promise<void> =>
  auditAccess(ctx, {
    action: 'candidate.read_answers',
    entity: 'candidate',
    entityId: _id,
  });
