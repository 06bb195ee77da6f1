import { evaluationInputMachine, limits, type evaluationInputEndpoints } from '@muster/contracts';
import { isRecordId } from '../../../db/record-id.ts';
import { changeState, requireState } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { revokeLinksTo } from '../../links/api/access-tokens.ts';
import { contractsById } from '../../placements/api/contracts-of-person.ts';
import { actOnEvaluation } from '../actions/act-on-evaluation.ts';
import { auditEvaluation } from '../change-evaluation.ts';
import type { EvaluationRecord } from '../../../records/evaluations/evaluation.model.ts';
import { requireOneOf } from '../record/write-evaluation.ts';
import {
  EvaluationInputModel,
  inputSubject,
  type EvaluationInputRecord,
} from './evaluation-input.model.ts';
import { mailInputLink } from './input-mails.ts';
import { inputActions, reachableInputs } from './show-inputs.ts';

type Endpoints = typeof evaluationInputEndpoints;

/** Sends the link again in a separate mail; the first one keeps working. */
export const remindOfInput: Service<Endpoints['remind']> = (ctx, { params, body }) =>
  actOnEvaluation(ctx, params.id, 'evaluation.write', async (tx, { evaluation }) => {
    const input = await inputOf(tx, evaluation, params.inputId);
    requireOneOf(evaluation, ['in_progress'], 'remind');
    const reachable = await reachableInputs([input], tx.session, tx.at);
    if (!inputActions(input, reachable.size === 0, tx.at).includes('remind'))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: input.status, action: 'remind' },
      });
    const contracts = await contractsById([input.placementId], tx.session);
    const contract = contracts.get(input.placementId.toHexString());
    if (!contract) throw new AppError('NOT_FOUND');
    const { after } = await updateVersioned<EvaluationInputRecord>(tx, EvaluationInputModel, {
      filter: { _id: input._id },
      base: body.version,
      paths: ['remindedAt'],
      apply: () => ({
        $set: {
          remindedAt: tx.at,
          expiresAt: new Date(tx.at.getTime() + limits.evaluation.inputLink),
          lastAction: 'evaluation_input.remind',
        },
      }),
    });
    await auditEvaluation(tx, 'remind_input', evaluation, evaluation);
    await mailInputLink(tx, { input: after, contract, isReminder: true });
    return evaluation;
  });

/** Closes the link; text already written there is not shown to anybody. */
export const withdrawInput: Service<Endpoints['withdraw']> = (ctx, { params, body }) =>
  actOnEvaluation(ctx, params.id, 'evaluation.write', async (tx, { evaluation }) => {
    const input = await inputOf(tx, evaluation, params.inputId);
    const already = await closeInput(tx, input, body.version);
    if (!already) await auditEvaluation(tx, 'withdraw_input', evaluation, evaluation);
    return evaluation;
  });

/** @throws AppError NOT_FOUND */
async function inputOf(
  { session }: Tx,
  { _id }: EvaluationRecord,
  id: string,
): Promise<EvaluationInputRecord> {
  const input = isRecordId(id)
    ? await EvaluationInputModel.findOne({ _id: id, evaluationId: _id, deletedAt: null }, null, {
        session,
      }).lean()
    : null;
  if (!input) throw new AppError('NOT_FOUND');
  return input;
}

/** Withdraws a question; returns whether the same user had already done so. */
export async function closeInput(
  tx: Tx,
  input: EvaluationInputRecord,
  version: number,
): Promise<boolean> {
  const { already } = await changeState<EvaluationInputRecord>(tx, EvaluationInputModel, input, {
    name: 'evaluation_input.withdraw',
    version,
    isRepeat: ({ status }) => status === 'withdrawn',
    requireState: ({ status }) => requireState(evaluationInputMachine, 'withdraw', status),
    set: ({ status }) => ({
      $set: { status: 'withdrawn', previousStatus: status, text: '' },
    }),
  });
  if (!already) await revokeLinksTo(tx, inputSubject(input), 'disabled_by_staff');
  return already;
}
