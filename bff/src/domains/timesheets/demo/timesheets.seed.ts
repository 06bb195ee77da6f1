import {
  dayMs,
  daysOf,
  isPausedOn,
  isWeekend,
  livePlacementStates,
  normaliseEmail,
  shiftDay,
  timesheetMoney,
  weekOf,
  type TimesheetState,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { JobModel } from '../../../records/jobs/job.model.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { pausesOf } from '../../../records/placements/pauses.ts';
import { TeamMemberModel, type TeamMember } from '../../../records/team/team-member.model.ts';
import { TimesheetModel, type EntryRecord } from '../../../records/timesheets/timesheet.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import { personId, type PeopleIds } from '../../../demo/demo-people.ts';

interface TimesheetSetting {
  people: PeopleIds;
  companies: ReadonlyMap<string, Types.ObjectId>;
  time: DemoTime;
  passwordHash: string;
}

/** Number of further contractors, beside the one with a login, at the client whose users have logins. */
const beside = 4;
const weeks = 12;
const fullWeek = 40;

/** Makes contractors with an account team members and writes their hours of the last weeks. */
export async function seedTimesheets(setting: TimesheetSetting): Promise<void> {
  // A separate random source, so that other demo data stay the same.
  const random = new Random(20_291);
  const { people, companies, time } = setting;
  const live = { status: { $in: [...livePlacementStates] }, timesheetRequired: true };
  const own = await CandidateModel.findOne({
    userId: personId(people, 'contractor'),
  }).lean();
  const placements = await PlacementModel.find({
    ...live,
    ...(own && { candidateId: { $ne: own._id } }),
    companyId: companies.get('lumera'),
  })
    .sort({ number: 1 })
    .limit(beside)
    .lean();
  const first = own && (await PlacementModel.findOne({ ...live, candidateId: own._id }).lean());
  for (const [index, placement] of [...(first ? [first] : []), ...placements].entries()) {
    const member = await memberOf(placement, setting, random);
    await writeSheets(member, placement, { time, random, people, index });
  }
  const staff = await TeamMemberModel.findOne({
    userId: personId(people, 'recruiter'),
  }).lean();
  if (staff) await writeSheets(staff, null, { time, random, people, index: 9 });
}

/** Returns the contractor as a team member, with an account created if there is none. */
async function memberOf(
  { candidateId, jobId, accountManagerId, startDate, hoursPerWeek }: Placement,
  { time, passwordHash }: TimesheetSetting,
  random: Random,
): Promise<TeamMember> {
  const candidate = (await CandidateModel.findById(candidateId).lean())!;
  const job = await JobModel.findById(jobId).lean();
  const userId = candidate.userId ?? new Types.ObjectId(random.id());
  const since = new Date(Math.max(time.ago(200).getTime(), candidate.createdAt.getTime() + dayMs));
  if (!candidate.userId) {
    const email = candidate.email ?? `${candidate.number.toLowerCase()}@people.test`;
    await RoleAssignmentModel.create({
      _id: new Types.ObjectId(random.id()),
      userId,
      role: 'candidate',
      candidateId,
      grantedBy: accountManagerId,
      grantedAt: since,
    });
    await UserModel.create({
      _id: userId,
      email,
      emailNorm: normaliseEmail(email),
      emailVerifiedAt: since,
      firstName: candidate.firstName,
      lastName: candidate.lastName,
      status: 'active',
      passwordHash,
      passwordChangedAt: since,
      termsAcceptedAt: since,
      createdAt: since,
      timeZone: candidate.timeZone,
      country: candidate.country,
    });
    await CandidateModel.updateOne({ _id: candidateId }, { $set: { userId } });
  }
  const member = await TeamMemberModel.create({
    _id: new Types.ObjectId(random.id()),
    userId,
    candidateId,
    kind: 'contractor',
    nameKey: foldText(candidate.name),
    title: job?.title ?? 'Contractor',
    startDate,
    employment: 'contractor',
    managerUserId: accountManagerId,
    weeklyHours: hoursPerWeek,
    createdAt: since,
  });
  return member.toObject<TeamMember>();
}

interface Scene {
  time: DemoTime;
  random: Random;
  people: PeopleIds;
  index: number;
}

/** The status of a timesheet by its age in weeks: old ones were paid, the latest ones are open. */
function stateOf(weeksAgo: number, index: number, isStaff: boolean): TimesheetState {
  if (weeksAgo === 0) return 'draft';
  if (weeksAgo > 3) return 'locked';
  if (isStaff) return weeksAgo === 1 ? 'submitted' : 'approved';
  if (weeksAgo === 1) return index === 0 ? 'draft' : index === 2 ? 'rejected' : 'submitted';
  return weeksAgo === 2 ? (index === 1 ? 'submitted' : 'client_approved') : 'approved';
}

async function writeSheets(
  member: TeamMember,
  placement: Placement | null,
  { time, random, people, index }: Scene,
): Promise<void> {
  const today = time.day(0);
  const finance = personId(people, 'finance');
  const from = placement?.startDate ?? member.startDate;
  const pauses = placement ? pausesOf(placement) : [];
  const settled: string[] = [];
  for (let weeksAgo = placement ? weeks : 3; weeksAgo >= 0; weeksAgo -= 1) {
    const week = weekOf(shiftDay(today, -7 * weeksAgo));
    const entries = hoursOf(daysOf(week), {
      from,
      today,
      random,
      weeksAgo,
      // Part-time contractors work fewer hours on every day.
      share: (placement?.hoursPerWeek ?? fullWeek) / fullWeek,
    }).filter(({ date }) => !isPausedOn(pauses, date));
    if (entries.length === 0) continue;
    const status = stateOf(weeksAgo, index, placement === null);
    const isPast = (state: TimesheetState) =>
      ['submitted', 'client_approved', 'approved', 'locked'].indexOf(status) >=
      ['submitted', 'client_approved', 'approved', 'locked'].indexOf(state);
    const isSettled = status === 'approved' || status === 'locked';
    const at = time.ago(Math.max(0, weeksAgo * 7 - 6));
    if (isSettled) settled.push(week.end);
    const isIn = status !== 'draft' && status !== 'rejected';
    await TimesheetModel.create({
      _id: new Types.ObjectId(random.id()),
      memberId: member._id,
      placementId: placement?._id ?? null,
      candidateId: member.candidateId,
      periodStart: week.start,
      periodEnd: week.end,
      status,
      entries,
      minutes: entries.reduce((sum, { minutes }) => sum + minutes, 0),
      ...((isIn || status === 'rejected') && { submittedAt: at, submittedBy: member.userId }),
      ...(isIn && placement && isPast('client_approved') && { clientApprovedAt: at }),
      ...(status === 'rejected' && {
        rejectedAt: at,
        rejectNote: 'Wednesday was a half day.',
        rejectedBy: finance,
        rejectDays: [shiftDay(week.start, 2)],
      }),
      ...(isSettled && {
        approvedAt: at,
        approvedBy: finance,
        money: placement ? timesheetMoney(entries, placement.rates) : [],
      }),
      ...(status === 'locked' && { lockedReference: `PAY-${week.start.slice(0, 7)}` }),
      createdAt: at,
      updatedAt: at,
      createdBy: member.userId,
      updatedBy: member.userId,
    });
  }
  const last = settled.toSorted().at(-1);
  if (placement && last)
    await PlacementModel.updateOne({ _id: placement._id }, { $set: { ratesClosedUntil: last } });
}

/** Returns a usual week: eight hours a day, at times a day off or a long evening. */
function hoursOf(
  days: readonly string[],
  {
    from,
    today,
    random,
    weeksAgo,
    share,
  }: { from: string; today: string; random: Random; weeksAgo: number; share: number },
): EntryRecord[] {
  const worked = days.filter((day) => day >= from && day < today && !isWeekend(day));
  return worked.flatMap((date, index) => {
    const entry = (changes: Partial<EntryRecord>): EntryRecord => ({
      _id: new Types.ObjectId(random.id()),
      date,
      minutes: Math.round(480 * share),
      category: 'regular',
      task: null,
      note: null,
      billable: true,
      startedAt: null,
      endedAt: null,
      externalRef: null,
      ...changes,
    });
    if (weeksAgo % 5 === 3 && index === 4)
      return [entry({ category: 'paid_leave', billable: false })];
    if (weeksAgo % 4 === 2 && index === 1)
      return [
        entry({}),
        entry({ minutes: 90, category: 'overtime', note: 'The release of the new version.' }),
      ];
    return [entry({ minutes: Math.round((450 + 15 * random.int(0, 4)) * share) })];
  });
}
