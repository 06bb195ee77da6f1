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

/** A question with what its page says of it. */
export interface Asked {
  input: EvaluationInputRecord;
  evaluation: EvaluationRecord;
  contract: Placement;
  candidate: { name: string };
  job: Pick<Job, 'title'>;
}

/**
 * Who holds the link of a handle, to give their view in their own name: who does not supervise the
 * work any more, is not asked any more.
 * @throws AppError TOKEN_…
 */
export async function holderOfInput(ctx: VisitorContext, handle: string): Promise<LinkHolder> {
  const token = await heldLink(ctx, handle, 'evaluation_input');
  const { input, contract } = await inputBehind({ token }, null);
  return supervisingHolder(token, contract, { only: input.userId });
}

/** What a link is about. @throws AppError TOKEN_INVALID for what is gone, with its person or its job */
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
