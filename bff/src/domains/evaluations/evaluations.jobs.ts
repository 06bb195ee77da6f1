import { hourMs, limits, openEvaluationStates, shiftDay } from '@muster/contracts';
import { today, dayOf } from '../../db/calendar-day.ts';
import { stampVersion } from '../../db/record-version.ts';
import { systemContext, transact, type Tx } from '../../db/unit-of-work.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { presentMembers } from '../team/api/members.ts';
import { changeEvaluation } from './change-evaluation.ts';
import {
  EvaluationModel,
  type EvaluationRecord,
} from '../../records/evaluations/evaluation.model.ts';
import { notifyMember, notifyReviewer } from './evaluation-notices.ts';
import { scheduleEvaluation } from './record/create-evaluation.ts';
import { nextEvaluation, usualReviewer } from './record/read-evaluations.ts';
import { defaultTemplate } from './templates/shipped-templates.ts';

/**
 * Schedules the next evaluation of everybody evaluated before, two weeks before it is due; the
 * first one is started manually. Returns how many were scheduled.
 */
export async function scheduleNext(signal: AbortSignal, now = today()): Promise<number> {
  const template = await defaultTemplate();
  if (!template) return 0;
  const known = await EvaluationModel.distinct('memberId', { deletedAt: null });
  const evaluated = new Set(known.map(String));
  let scheduled = 0;
  for (const member of await presentMembers()) {
    if (signal.aborted) break;
    if (!evaluated.has(member._id.toHexString())) continue;
    const { plan } = await nextEvaluation(member, { now });
    if (!plan || plan.periodEnd > shiftDay(now, limits.evaluation.noticeDays)) continue;
    const reviewerUserId = await usualReviewer(member);
    if (!reviewerUserId) continue;
    // A cancelled evaluation is restarted only manually.
    const isTaken = await EvaluationModel.exists({
      memberId: member._id,
      cycle: plan.cycle,
      deletedAt: null,
    });
    if (isTaken) continue;
    await transact(systemContext(`evaluation:${member._id.toHexString()}`), (tx) =>
      scheduleEvaluation(tx, member, { ...plan, reviewerUserId, template }),
    );
    scheduled += 1;
  }
  return scheduled;
}

/** Continues without self reviews that are overdue; returns how many. */
export async function skipSelfReviews(signal: AbortSignal, now = today()): Promise<number> {
  const late = await EvaluationModel.find({
    status: 'self_review',
    selfDueOn: { $lt: now },
    deletedAt: null,
  }).lean();
  for (const evaluation of late) {
    if (signal.aborted) break;
    await onEvaluation(evaluation, async (tx) => {
      const { evaluation: after } = await changeEvaluation(tx, evaluation, {
        action: 'skip_self_review',
        version: evaluation.version,
        isRepeat: () => false,
      });
      await notifyReviewer(tx, after, 'No self review came in time');
    });
  }
  return late.length;
}

/**
 * Notifies reviewers once about overdue evaluations, and reminds people twice to read shared ones.
 */
export async function remindOfEvaluations(signal: AbortSignal, now = new Date()): Promise<number> {
  const day = dayOf(now);
  const late = await EvaluationModel.find({
    status: { $in: [...openEvaluationStates] },
    dueOn: { $lt: day },
    lateNoticeAt: null,
    deletedAt: null,
  }).lean();
  const unread = await EvaluationModel.find({
    status: 'shared',
    reminders: { $lt: limits.evaluation.remindDays.length },
    deletedAt: null,
  }).lean();
  const waiting = unread.filter(({ sharedAt, reminders }) => {
    const days = limits.evaluation.remindDays[reminders];
    return sharedAt !== null && days !== undefined && shiftDay(dayOf(sharedAt), days) <= day;
  });
  for (const evaluation of late)
    await remind(signal, evaluation, { lateNoticeAt: now }, (tx) =>
      notifyReviewer(tx, evaluation, 'An evaluation is overdue'),
    );
  for (const evaluation of waiting)
    await remind(signal, evaluation, { reminders: evaluation.reminders + 1 }, (tx) =>
      notifyMember(tx, evaluation, 'remind'),
    );
  return late.length + waiting.length;
}

/** Sends a reminder once, by whichever process comes first. */
async function remind(
  signal: AbortSignal,
  evaluation: EvaluationRecord,
  set: Partial<EvaluationRecord>,
  tell: (tx: Tx) => Promise<void>,
): Promise<void> {
  if (signal.aborted) return;
  const { _id, status, reminders, lateNoticeAt } = evaluation;
  await onEvaluation(evaluation, async (tx) => {
    const { modifiedCount } = await EvaluationModel.updateOne(
      { _id, status, reminders, lateNoticeAt },
      stampVersion(tx, { $set: set }),
      { session: tx.session },
    );
    if (modifiedCount > 0) await tell(tx);
  });
}

const onEvaluation = ({ _id }: EvaluationRecord, work: (tx: Tx) => Promise<void>): Promise<void> =>
  transact(systemContext(`evaluation:${_id.toHexString()}`), work);

/** Hourly jobs of evaluations. */
export const evaluationJobs: readonly JobDefinition[] = [
  {
    name: 'evaluations.clocks',
    everyMs: hourMs,
    run: async ({ signal, log }) => {
      const scheduled = await scheduleNext(signal);
      const skipped = await skipSelfReviews(signal);
      const reminded = await remindOfEvaluations(signal);
      if (scheduled + skipped + reminded > 0)
        log.info({ scheduled, skipped, reminded }, 'evaluations');
    },
  },
];
