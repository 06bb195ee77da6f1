import {
  evaluationMachine,
  limits,
  type Evaluation,
  type evaluationInputEndpoints,
} from '@muster/contracts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { requireState } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError, fieldError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { actOnEvaluation } from '../actions/act-on-evaluation.ts';
import { auditEvaluation } from '../change-evaluation.ts';
import {
  EvaluationModel,
  type EvaluationRecord,
} from '../../../records/evaluations/evaluation.model.ts';
import { askableClients, type AskableClient } from './clients-to-ask.ts';
import { EvaluationInputModel, type EvaluationInputRecord } from './evaluation-input.model.ts';
import { closeInput } from './change-input.ts';
import { mailInputLink } from './input-mails.ts';
import { reachableInputs } from './show-inputs.ts';

type Ask = Service<(typeof evaluationInputEndpoints)['ask']>;

/**
 * Asks the client's supervisor of a contract for their view. A repeated request by the same user
 * returns the current state; an unusable link is replaced.
 */
export const askInput: Ask = async (ctx, { params, body }): Promise<Evaluation> => {
  try {
    return await actOnEvaluation(ctx, params.id, 'evaluation.write', async (tx, { evaluation }) => {
      const client = await clientOf(tx, evaluation, body.placementId);
      const open = await openInput(tx, evaluation, client);
      if (open?.askedBy && tx.userId && open.askedBy.equals(tx.userId)) return evaluation;
      requireState(evaluationMachine, 'ask_input', evaluation.status);
      if (open) throw alreadyAsked();
      const { inputAsks } = limits.evaluation;
      await ctx.limit('evaluation-input', params.id, inputAsks.max, inputAsks.window);
      return writeQuestion(tx, evaluation, client, body.version);
    });
  } catch (error) {
    // A concurrent request has already asked the same person.
    if (isDuplicateKey(error)) throw alreadyAsked();
    throw error;
  }
};

const alreadyAsked = (): AppError =>
  new AppError('INVALID_TRANSITION', { context: { currentState: 'asked', action: 'ask_input' } });

/** @throws AppError VALIDATION_FAILED for a contract outside the evaluation */
async function clientOf(
  { session }: Tx,
  evaluation: EvaluationRecord,
  placementId: string,
): Promise<AskableClient> {
  const clients = await askableClients(evaluation, session);
  const client = clients.find(({ contract }) => contract._id.equals(placementId));
  if (!client) throw invalidField('placementId', 'NOT_FOUND');
  return client;
}

/** Returns the unanswered question about a contract; closes it if its link has expired. */
async function openInput(
  tx: Tx,
  { _id }: EvaluationRecord,
  { contract }: AskableClient,
): Promise<EvaluationInputRecord | null> {
  const { session } = tx;
  const input = await EvaluationInputModel.findOne(
    { evaluationId: _id, placementId: contract._id, status: 'asked', deletedAt: null },
    null,
    { session },
  ).lean();
  if (!input) return null;
  const reachable = await reachableInputs([input], session, tx.at);
  if (reachable.size > 0) return input;
  await closeInput(tx, input, input.version);
  return null;
}

/** Stores the question with its link, without conflicting with the reviewer's edits. */
async function writeQuestion(
  tx: Tx,
  evaluation: EvaluationRecord,
  { contract, supervisor }: AskableClient,
  version: number,
): Promise<EvaluationRecord> {
  if (!supervisor)
    throw new AppError('SUPERVISOR_NOT_ELIGIBLE', {
      fields: [fieldError('placementId', 'NOT_ALLOWED')],
    });
  const { before, after } = await updateVersioned<EvaluationRecord>(tx, EvaluationModel, {
    filter: { _id: evaluation._id },
    base: version,
    paths: [`inputs.${contract._id.toHexString()}`],
    apply: () => ({ $set: { lastAction: 'evaluation.ask_input' } }),
  });
  const [made] = await EvaluationInputModel.create(
    [
      {
        evaluationId: evaluation._id,
        placementId: contract._id,
        companyId: contract.companyId,
        companyUserId: supervisor.id,
        userId: supervisor.userId,
        askedAt: tx.at,
        askedBy: tx.userId,
        expiresAt: new Date(tx.at.getTime() + limits.evaluation.inputLink),
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  if (!made) throw new Error('The question was not written');
  await auditEvaluation(tx, 'ask_input', before, after);
  await mailInputLink(tx, { input: made.toObject(), contract });
  return after;
}
