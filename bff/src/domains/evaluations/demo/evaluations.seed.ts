import {
  fromMinorUnits,
  shiftDay,
  type Criterion,
  type EvaluationState,
  type Rating,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import {
  EvaluationModel,
  type EvaluationRecord,
  type GoalRecord,
} from '../../../records/evaluations/evaluation.model.ts';
import { defaultTemplate, ensureEvaluationTemplates } from '../templates/shipped-templates.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { PlacementModel } from '../../../records/placements/placement.model.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { TeamMemberModel, type TeamMember } from '../../../records/team/team-member.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import { personId, type PeopleIds } from '../../../demo/demo-people.ts';
import { halfAgo, monthAgo, writingDays } from './demo-cycles.ts';

interface EvaluationSetting {
  people: PeopleIds;
  time: DemoTime;
}

const comments = [
  'Changes come with tests, and reviews find little.',
  'Holds dates; when the interface of the bank moved, the plan moved with it the same day.',
  'Writes short updates that the client reads. Speaks up late in large rounds.',
  'Took over the on-call rota without being asked.',
  'Finished the course on event sourcing and showed it to the team.',
];
const strengths =
  'Finds the cause before the fix. The client asks for this person by name when something is on fire.';
const improvements =
  'Says earlier when a date will not hold, and writes down why a design was chosen.';

/** Writes demo evaluations in every possible state. */
export async function seedEvaluations({ people, time }: EvaluationSetting): Promise<void> {
  await ensureEvaluationTemplates();
  const template = await defaultTemplate();
  if (!template) return;
  // A separate random source, so that other demo data stay the same.
  const random = new Random(77_413);
  const own = personId(people, 'contractor');
  const contractors = await TeamMemberModel.find({ kind: 'contractor' })
    .sort({ nameKey: 1 })
    .lean();
  const account = contractors.find(({ userId }) => userId.equals(own));
  const others = contractors.filter(({ userId }) => !userId.equals(own));
  const staff = (mail: string) =>
    TeamMemberModel.findOne({ userId: personId(people, mail) }).lean();
  const write = (member: TeamMember | null | undefined, ago: number, status: EvaluationState) =>
    member
      ? writeEvaluation({ people, time, random, criteria: template.criteria }, member, ago, status)
      : Promise.resolve();
  await write(account, 3, 'acknowledged');
  await write(account, 2, 'acknowledged');
  await write(account, 1, 'shared');
  const states = ['in_progress', 'submitted'] as const;
  for (const [index, status] of states.entries()) {
    await write(others[index], 2, 'acknowledged');
    await write(others[index], 1, status);
  }
  const recruiter = await staff('recruiter');
  await write(recruiter, 2, 'acknowledged');
  await write(recruiter, 1, 'cancelled');
  await write(await staff('vetter'), 1, 'self_review');
  await write(await staff('account.manager'), 1, 'scheduled');
}

/** Amount of a proposed raise, in minor units. */
const raise = 300;

/**
 * Returns the contractor's supervisor at the client and the pay after a proposed raise; null for
 * staff.
 */
async function clientOf({ candidateId }: TeamMember) {
  const placement =
    candidateId &&
    (await PlacementModel.findOne({ candidateId, supervisorCompanyUserId: { $ne: null } })
      .sort({ startDate: -1 })
      .lean());
  const pay = placement?.rates.at(-1)?.pay;
  if (!placement || !pay) return null;
  const membership = await CompanyUserModel.findById(placement.supervisorCompanyUserId).lean();
  const user = await UserModel.findById(membership?.userId).lean();
  if (!user) return null;
  return {
    supervisor: `${user.firstName} ${user.lastName}`,
    raise: { amount: fromMinorUnits(pay.amountMinor + raise), currency: pay.currency },
  };
}

interface Scene extends EvaluationSetting {
  random: Random;
  criteria: Criterion[];
}

/** The states of an evaluation in order, to tell which parts it has by then. */
const order: readonly EvaluationState[] = [
  'scheduled',
  'self_review',
  'in_progress',
  'submitted',
  'shared',
  'acknowledged',
];

async function writeEvaluation(
  { people, time, random, criteria }: Scene,
  member: TeamMember,
  ago: number,
  status: EvaluationState,
): Promise<void> {
  const today = time.day(0);
  const cycleAgo = member.kind === 'contractor' ? monthAgo : halfAgo;
  const { cycle, start, end } = cycleAgo(shiftDay(today, -writingDays), ago);
  // No evaluation covers a time before the work began.
  if (end < member.startDate) return;
  const client = await clientOf(member);
  const reached = (state: EvaluationState) => order.indexOf(status) >= order.indexOf(state);
  const isPast = ago > 1;
  const at = isPast ? new Date(`${shiftDay(end, 20)}T10:00:00Z`) : time.ago(6);
  const lead = personId(people, 'team.lead');
  const rated = (from: number): Rating[] =>
    criteria.map(({ id }, index) => ({
      criterionId: id,
      score: Math.min(5, from + random.int(0, 2) - (index % 2)),
      comment: comments[index] ?? null,
    }));
  const goal = (text: string, changes: Partial<GoalRecord> = {}): GoalRecord => ({
    _id: new Types.ObjectId(random.id()),
    text,
    dueOn: shiftDay(today, 60),
    status: 'open',
    carried: false,
    ...changes,
  });
  const ratings = reached('in_progress') ? rated(ago === 3 ? 3 : 4) : [];
  const evaluation: Partial<EvaluationRecord> = {
    _id: new Types.ObjectId(random.id()),
    memberId: member._id,
    userId: member.userId,
    candidateId: member.candidateId,
    cycle,
    cycleKey: status === 'cancelled' ? null : foldText(cycle),
    status,
    criteria,
    periodStart: start,
    periodEnd: end,
    reviewerUserId: lead,
    dueOn: isPast ? shiftDay(end, 21) : time.day(status === 'in_progress' ? 3 : -10),
    selfRatings: reached('in_progress')
      ? rated(3).map((rating) => ({ ...rating, comment: null }))
      : [],
    selfDueOn: reached('self_review') ? time.day(-5) : null,
    // One review is half written.
    ratings: status === 'in_progress' ? ratings.slice(0, 2) : ratings,
    ...(reached('submitted') && { strengths, improvements, submittedAt: at }),
    ...(reached('shared') && { sharedAt: at }),
    ...(reached('acknowledged') && {
      acknowledgedAt: at,
      memberComment: 'A fair picture. I would like to lead a release next.',
    }),
    ...(reached('submitted') && {
      managerOnlyNote: 'Ready for the lead role as soon as one opens.',
      ...(client && {
        clientInput: {
          name: client.supervisor,
          text: 'We plan around this person. More of the same.',
          by: lead,
          at,
        },
        rateSuggestion: client.raise,
      }),
    }),
    ...(status === 'cancelled' && { note: 'On parental leave for most of the half year.' }),
    goals: [
      goal('Lead a release from plan to retrospective', { carried: !isPast }),
      ...(isPast ? [goal('Document the payment service', { status: 'done' })] : []),
    ],
    noticeAt: at,
    lateNoticeAt: at,
    createdAt: at,
    updatedAt: at,
    createdBy: lead,
    updatedBy: lead,
  };
  await EvaluationModel.create(evaluation);
}
