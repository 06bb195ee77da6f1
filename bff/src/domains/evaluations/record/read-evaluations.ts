import {
  evaluationCycleFrom,
  limits,
  openEvaluationStates,
  shiftDay,
  type evaluationEndpoints,
  type MemberEvaluations,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { today } from '../../../db/calendar-day.ts';
import type { Service } from '../../../http/mount.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { findMember, type TeamMember } from '../../team/api/members.ts';
import {
  EvaluationModel,
  type EvaluationRecord,
} from '../../../records/evaluations/evaluation.model.ts';
import { visibleTo } from '../evaluations.policy.ts';
import { findEvaluation } from './find-evaluation.ts';
import {
  isShared,
  mayReview,
  showEvaluation,
  showEvaluationRows,
  showGoal,
} from './show-evaluation.ts';

/** Returns a person's evaluations that the reader may see, with their goals. */
export const readMemberEvaluations: Service<typeof evaluationEndpoints.ofMember> = async (
  { actor },
  { params },
) => {
  const member = await findMember(actor, 'teamMember.read', params.id);
  const evaluations = await EvaluationModel.find({
    $and: [{ memberId: member._id, deletedAt: null }, await visibleTo(actor)],
  })
    .sort({ periodEnd: -1, _id: -1 })
    .limit(limits.evaluation.history)
    .lean();
  const latest = evaluations.find(isShared);
  const starts = actor.can('evaluation.manage') && !isSelf(actor.selfUserIds, member);
  const next = await nextEvaluation(member);
  return {
    data: await showEvaluationRows(actor, evaluations),
    goals: latest?.goals.map(showGoal) ?? [],
    nextDueOn: next.dueOn,
    next: starts && next.plan ? await withReviewer(member, next.plan) : null,
  };
};

const isSelf = (
  ids: readonly { equals: (id: TeamMember['userId']) => boolean }[],
  member: TeamMember,
) => ids.some((id) => id.equals(member.userId));

type Plan = Omit<NonNullable<MemberEvaluations['next']>, 'reviewer'>;

/** Returns the date of the next evaluation, and the defaults of a new one if none is open. */
export async function nextEvaluation(
  member: TeamMember,
  { session = null, now = today() }: { session?: ClientSession | null; now?: string } = {},
): Promise<{ dueOn: string | null; plan: Plan | null }> {
  if (member.status === 'ended') return { dueOn: null, plan: null };
  const found = await EvaluationModel.find(
    { memberId: member._id, deletedAt: null, cycleKey: { $ne: null } },
    { periodEnd: 1, dueOn: 1, status: 1 },
    { session },
  )
    .sort({ periodEnd: -1 })
    .lean();
  const open = found.find(({ status }) => openEvaluationStates.some((state) => state === status));
  if (open) return { dueOn: open.dueOn, plan: null };
  const from = found[0] ? shiftDay(found[0].periodEnd, 1) : member.startDate;
  const notice = limits.evaluation.noticeDays;
  const cycle = evaluationCycleFrom(from, member.evaluationCycleMonths, shiftDay(now, notice));
  const dueOn = cycle.end > now ? cycle.end : shiftDay(now, notice);
  return {
    dueOn,
    plan: { cycle: cycle.label, periodStart: cycle.start, periodEnd: cycle.end, dueOn },
  };
}

async function withReviewer(member: TeamMember, plan: Plan): Promise<MemberEvaluations['next']> {
  const reviewerId = await usualReviewer(member);
  const people = await findPeople([reviewerId]);
  return { ...plan, reviewer: people.ref(reviewerId) };
}

/** Returns the person's lead or last reviewer, whichever may evaluate. */
export async function usualReviewer({
  _id,
  managerUserId,
}: TeamMember): Promise<EvaluationRecord['reviewerUserId'] | null> {
  const last = await EvaluationModel.findOne(
    { memberId: _id, deletedAt: null },
    { reviewerUserId: 1 },
  )
    .sort({ periodEnd: -1 })
    .lean();
  for (const id of [managerUserId, last?.reviewerUserId ?? null])
    if (id && (await mayReview(id, null))) return id;
  return null;
}

/** Returns a whole evaluation. */
export const readEvaluation: Service<typeof evaluationEndpoints.read> = async (
  { actor },
  { params },
) => showEvaluation(actor, await findEvaluation(actor, 'evaluation.read', params.id));
