import type { ClientSession } from 'mongoose';
import type { VisitorContext } from '../../../http/context.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { jobsById, type Job } from '../../../records/jobs/job-lookup.ts';
import { supervisingHolder, type LinkHolder } from '../../links/api/link-holder.ts';
import { behindLink } from '../../links/api/link-visit.ts';
import { heldLink } from '../../links/api/links.ts';
import { contractsById, type Placement } from '../../placements/api/contracts-of-person.ts';
import {
  EvaluationModel,
  type EvaluationRecord,
} from '../../../records/evaluations/evaluation.model.ts';
import { EvaluationInputModel, type EvaluationInputRecord } from './evaluation-input.model.ts';

/** A question with the data for its page. */
export interface Asked {
  input: EvaluationInputRecord;
  evaluation: EvaluationRecord;
  contract: Placement;
  candidate: { name: string };
  job: Pick<Job, 'title'>;
}

/**
 * Returns the holder of a link, who answers in their own name; a person who no longer supervises
 * the work can no longer answer.
 * @throws AppError TOKEN_…
 */
export async function holderOfInput(ctx: VisitorContext, handle: string): Promise<LinkHolder> {
  const token = await heldLink(ctx, handle, 'evaluation_input');
  const { input, contract } = await inputBehind({ token }, null);
  return supervisingHolder(token, contract, { only: input.userId });
}

/**
 * Returns the subject of a link. @throws AppError TOKEN_INVALID if it, its person or its job is
 * gone
 */
export const inputBehind = (
  { token }: Pick<LinkHolder, 'token'>,
  session: ClientSession | null,
): Promise<Asked> =>
  behindLink(token, 'evaluation_input', async (_id) => {
    const input = await EvaluationInputModel.findOne({ _id, deletedAt: null }, null, {
      session,
    }).lean();
    if (!input) return null;
    const evaluation = await EvaluationModel.findOne(
      { _id: input.evaluationId, deletedAt: null },
      null,
      { session },
    ).lean();
    const contract = (await contractsById([input.placementId], session)).get(
      input.placementId.toHexString(),
    );
    const job =
      contract && (await jobsById([contract.jobId], session)).get(contract.jobId.toHexString());
    const candidate = contract && (await findLiveCandidate(contract.candidateId, session));
    return evaluation && job && candidate && { input, evaluation, contract, candidate, job };
  });
