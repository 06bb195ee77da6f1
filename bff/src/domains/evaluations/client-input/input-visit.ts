import {
  evaluationInputMachine,
  evaluationInputVisitActions,
  evaluationMachine,
  canTransition,
  type EvaluationInputVisit,
  type evaluationInputVisitEndpoints,
} from '@muster/contracts';
import { transactShown } from '../../../db/show-conflict.ts';
import { changeState, requireState } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { revokeLinksTo, useAccessToken } from '../../links/api/access-tokens.ts';
import { handOfHolder, type LinkHolder } from '../../links/api/link-holder.ts';
import { visitHead } from '../../links/api/link-visit.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { auditEvaluation } from '../change-evaluation.ts';
import { EvaluationModel } from '../../../records/evaluations/evaluation.model.ts';
import { notifyStaff } from '../evaluation-notices.ts';
import {
  EvaluationInputModel,
  inputSubject,
  type EvaluationInputRecord,
} from './evaluation-input.model.ts';
import { holderOfInput, inputBehind, type Asked } from './holder-of-input.ts';

type Endpoints = typeof evaluationInputVisitEndpoints;

/**
 * Returns the question in its current state. Reading changes nothing, because mail programs open
 * links, too.
 */
export async function readInputVisit(
  ctx: VisitorContext,
  { params }: Input<Endpoints['read']>,
): Promise<EvaluationInputVisit> {
  const holder = await holderOfInput(ctx, params.handle);
  return show(holder, await inputBehind(holder, null));
}

/** Saves a draft. Only its author may see it, so the log contains none of it. */
export async function saveInputVisit(
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['save']>,
): Promise<EvaluationInputVisit> {
  const holder = await holderOfInput(ctx, params.handle);
  return change(ctx, holder, async (tx, { input, evaluation }) => {
    requireState(evaluationInputMachine, 'answer', input.status);
    requireState(evaluationMachine, 'ask_input', evaluation.status);
    if (input.text === body.text) return input;
    const { after } = await changeState<EvaluationInputRecord>(tx, EvaluationInputModel, input, {
      name: 'evaluation_input.save',
      version: body.version,
      paths: ['text'],
      isRepeat: () => false,
      set: () => ({ $set: { text: body.text } }),
    });
    return after;
  });
}

/** Sends the answer, which uses up the link; the reviewer and the user who asked are notified. */
export async function submitInputVisit(
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['submit']>,
): Promise<EvaluationInputVisit> {
  const holder = await holderOfInput(ctx, params.handle);
  return change(ctx, holder, async (tx, { input, evaluation }) => {
    await useAccessToken(tx, holder.token);
    requireState(evaluationMachine, 'ask_input', evaluation.status);
    // Writes the evaluation, so that a concurrent submission of the review comes strictly before or
    // after.
    await EvaluationModel.updateOne(
      { _id: evaluation._id, status: evaluation.status },
      { $set: { inputAt: tx.at } },
      { session: tx.session },
    );
    const { after } = await changeState<EvaluationInputRecord>(tx, EvaluationInputModel, input, {
      name: 'evaluation_input.answer',
      version: body.version,
      isRepeat: () => false,
      requireState: ({ status }) => requireState(evaluationInputMachine, 'answer', status),
      set: ({ status }) => ({
        $set: { status: 'answered', previousStatus: status, text: body.text, answeredAt: tx.at },
      }),
    });
    await revokeLinksTo(tx, inputSubject(input), 'completed');
    await auditEvaluation(tx, 'answer_input', evaluation, evaluation);
    const told = [evaluation.reviewerUserId, input.askedBy];
    await notifyStaff(tx, evaluation, told, 'The client has answered');
    return after;
  });
}

const change = (
  ctx: VisitorContext,
  holder: LinkHolder,
  step: (tx: Tx, asked: Asked) => Promise<EvaluationInputRecord>,
): Promise<EvaluationInputVisit> =>
  transactShown(handOfHolder(ctx, holder), {
    find: (session) => inputBehind(holder, session),
    change: async (tx, asked) => ({ ...asked, input: await step(tx, asked) }),
    show: (asked) => show(holder, asked),
  });

async function show(
  { token }: LinkHolder,
  { input, evaluation, contract, candidate, job }: Asked,
): Promise<EvaluationInputVisit> {
  const people = await findPeople([input.askedBy]);
  const isOpen =
    canTransition(evaluationInputMachine, input.status, 'answer') &&
    canTransition(evaluationMachine, evaluation.status, 'ask_input');
  return {
    ...visitHead(token),
    askedBy: people.ref(input.askedBy)?.name ?? null,
    contractor: candidate.name,
    job: job.title,
    number: contract.number,
    periodStart: evaluation.periodStart,
    periodEnd: evaluation.periodEnd,
    text: input.text,
    answeredAt: input.answeredAt?.toISOString() ?? null,
    version: input.version,
    allowedActions: isOpen ? [...evaluationInputVisitActions] : [],
  };
}
