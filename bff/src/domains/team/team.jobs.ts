import { minuteMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { foldText } from '../../db/fold-text.ts';
import { today } from '../../db/calendar-day.ts';
import { compareAndSet } from '../../db/record-version.ts';
import { systemContext, transact, type Tx } from '../../db/unit-of-work.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { candidatesById } from '../../records/candidates/candidate-names.ts';
import { jobsById } from '../../records/jobs/job-lookup.ts';
import { runningContracts, type Placement } from '../placements/api/contracts-of-person.ts';
import { followStaff, staffToFollow } from '../../records/team/follow-staff.ts';
import { TeamMemberModel, type TeamMember } from '../../records/team/team-member.model.ts';

const followed = ['status', 'endDate', 'title'] as const satisfies readonly (keyof TeamMember)[];

/**
 * Keeps contractors with an account in the team while they work for a client; returns how many
 * joined or left. Staff members are not changed.
 */
export async function followContractors(
  signal: AbortSignal,
): Promise<{ came: number; went: number }> {
  const contracts = await runningContracts();
  const atWork = new Map(contracts.map((one) => [one.candidateId.toHexString(), one]));
  const people = await candidatesById(contracts.map(({ candidateId }) => candidateId));
  const members = await TeamMemberModel.find({ deletedAt: null }).lean();
  const byUser = new Map(members.map((member) => [member.userId.toHexString(), member]));
  let came = 0;
  for (const [id, contract] of atWork) {
    const person = people.get(id);
    if (signal.aborted || !person?.userId || person.deletedAt) continue;
    const member = byUser.get(person.userId.toHexString());
    if (member && (member.kind === 'staff' || member.status !== 'ended')) continue;
    await inTurn(person._id, (tx) =>
      member
        ? change(tx, member, { status: 'active', endDate: null })
        : join(tx, contract, { ...person, userId: person.userId! }),
    );
    came += 1;
  }
  let went = 0;
  for (const member of members) {
    const { kind, status, candidateId } = member;
    if (signal.aborted || kind !== 'contractor' || status === 'ended') continue;
    if (candidateId && atWork.has(candidateId.toHexString())) continue;
    await inTurn(member._id, (tx) => change(tx, member, { status: 'ended', endDate: today() }));
    went += 1;
  }
  return { came, went };
}

const inTurn = (id: Types.ObjectId, work: (tx: Tx) => Promise<void>): Promise<void> =>
  transact(systemContext(`team:${id.toHexString()}`), work);

/** @param person whose account is known */
async function join(
  tx: Tx,
  { jobId, accountManagerId, startDate, hoursPerWeek }: Placement,
  { _id, userId, name }: { _id: Types.ObjectId; userId: Types.ObjectId; name: string },
): Promise<void> {
  const job = (await jobsById([jobId], tx.session)).get(jobId.toHexString());
  const [made] = await TeamMemberModel.create(
    [
      {
        userId,
        candidateId: _id,
        kind: 'contractor',
        employment: 'contractor',
        nameKey: foldText(name),
        title: job && !job.confidential ? job.title : 'Contractor',
        managerUserId: accountManagerId,
        startDate,
        weeklyHours: hoursPerWeek,
        createdAt: tx.at,
        updatedAt: tx.at,
      },
    ],
    { session: tx.session },
  );
  if (!made) return;
  await audit(tx, {
    action: 'team_member.join',
    entity: 'team_member',
    entityId: made._id,
    actorKind: 'job',
    changes: changesBetween<TeamMember>(null, made.toObject(), followed),
  });
}

async function change(
  tx: Tx,
  member: TeamMember,
  set: Pick<TeamMember, 'status' | 'endDate'>,
): Promise<void> {
  const after = await compareAndSet<TeamMember>(
    tx,
    TeamMemberModel,
    member,
    { $set: set },
    Object.keys(set),
  );
  // A concurrent change of the record: it is checked again next time.
  if (!after) return;
  await audit(tx, {
    action: set.status === 'ended' ? 'team_member.leave' : 'team_member.join',
    entity: 'team_member',
    entityId: member._id,
    actorKind: 'job',
    changes: changesBetween<TeamMember>(member, after, followed),
  });
}

/**
 * Adds users with a staff role to the team, where the role change did not: users of an older
 * installation. Returns the number of users.
 */
export async function followAllStaff(signal: AbortSignal): Promise<number> {
  let followed = 0;
  for (const userId of await staffToFollow()) {
    if (signal.aborted) break;
    const changed = await transact(systemContext(`team:${userId.toHexString()}`), (tx) =>
      followStaff(tx, userId, { since: ({ grantedAt }) => grantedAt, actorKind: 'job' }),
    );
    if (changed) followed += 1;
  }
  return followed;
}

export const teamJobs: readonly JobDefinition[] = [
  {
    name: 'team.staff',
    everyMs: 10 * minuteMs,
    run: async ({ signal, log }) => {
      const followed = await followAllStaff(signal);
      if (followed > 0) log.info({ followed }, 'staff of the team');
    },
  },
  {
    name: 'team.contractors',
    everyMs: 10 * minuteMs,
    run: async ({ signal, log }) => {
      const { came, went } = await followContractors(signal);
      if (came + went > 0) log.info({ came, went }, 'contractors of the team');
    },
  },
];
