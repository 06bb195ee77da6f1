import type { ClientSession, Types } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { agencyName } from '../../../mail/agency.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { supervisorByMail } from '../../../records/companies/supervisor-by-mail.ts';
import { jobsById, type Job } from '../../../records/jobs/job-lookup.ts';
import type { AccessToken } from '../../links/api/access-tokens.ts';
import { heldLink } from '../../links/api/links.ts';
import { contractsById, type Placement } from '../../placements/api/contracts-of-person.ts';
import {
  EvaluationModel,
  type EvaluationRecord,
} from '../../../records/evaluations/evaluation.model.ts';
import { supervisorIds } from '../../../records/companies/supervisors.ts';
import { EvaluationInputModel, type EvaluationInputRecord } from './evaluation-input.model.ts';

/** Who holds a link to give their view, in their own name. */
export interface Holder {
  token: AccessToken;
  userId: Types.ObjectId;
  assignmentId: Types.ObjectId;
}

/** A question with what its page says of it. */
export interface Asked {
  input: EvaluationInputRecord;
  evaluation: EvaluationRecord;
  contract: Placement;
  candidate: { name: string };
  job: Pick<Job, 'title'>;
}

/**
 * Who holds the link of a handle. A link gives no more than its holder may say for the client
 * today: who does not supervise the work any more, is not asked any more.
 * @throws AppError TOKEN_…
 */
export async function holderOfInput(ctx: VisitorContext, handle: string): Promise<Holder> {
  const token = await heldLink(ctx, handle, 'evaluation_input');
  const { input, contract } = await inputBehind({ token }, null);
  const assignment = await supervisorByMail(
    contract.companyId,
    supervisorIds(contract),
    token.holderEmailNorm,
  );
  if (!assignment?.userId.equals(input.userId))
    throw new AppError('TOKEN_REVOKED', {
      context: { purpose: token.purpose, agencyName: agencyName() },
    });
  return { token, userId: input.userId, assignmentId: assignment._id };
}

/** What a link is about. @throws AppError TOKEN_INVALID for what is gone, with its person or its job */
export async function inputBehind(
  { token }: Pick<Holder, 'token'>,
  session: ClientSession | null,
): Promise<Asked> {
  if (token.subjectType !== 'evaluation_input') throw new AppError('TOKEN_INVALID');
  const input = await EvaluationInputModel.findOne(
    { _id: token.subjectId, deletedAt: null },
    null,
    { session },
  ).lean();
  const evaluation =
    input &&
    (await EvaluationModel.findOne({ _id: input.evaluationId, deletedAt: null }, null, {
      session,
    }).lean());
  const contract =
    input &&
    (await contractsById([input.placementId], session)).get(input.placementId.toHexString());
  const job =
    contract && (await jobsById([contract.jobId], session)).get(contract.jobId.toHexString());
  const candidate = contract && (await findLiveCandidate(contract.candidateId, session));
  if (!input || !evaluation || !contract || !job || !candidate) throw new AppError('TOKEN_INVALID');
  return { input, evaluation, contract, candidate, job };
}
