import { isLivePlacement, type TeamMember as ShownMember } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { today } from '../../../db/calendar-day.ts';
import { visibleCandidates } from '../../../records/candidates/candidate-names.ts';
import { supervisorContacts } from '../../../records/companies/supervisors.ts';
import { openJobsByLead } from '../../../records/jobs/job-counts.ts';
import { findPeople, findPlaces, findStaffRoles } from '../../../identity/people/people.ts';
import {
  knownContracts,
  rateOn,
  showMoney,
  type KnownContract,
} from '../../placements/api/contracts-of-person.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { interviewLoad } from '../../vetting/api/interview-load.ts';
import { awayToday } from '../away-today.ts';
import { TeamMemberModel, type TeamMember } from '../../../records/team/team-member.model.ts';
import { reachOf } from '../team.policy.ts';

const maxReports = 50;

/** Returns a member as the reader may see them, each block by its permission. */
export async function showMember(
  actor: Actor,
  member: TeamMember,
  session: ClientSession | null = null,
): Promise<ShownMember> {
  const { userId, candidateId } = member;
  const reports = await TeamMemberModel.find(
    { managerUserId: userId, deletedAt: null, status: { $ne: 'ended' } },
    { userId: 1, title: 1 },
    { session },
  )
    .sort({ nameKey: 1 })
    .limit(maxReports)
    .lean();
  const people = await findPeople(
    [userId, member.managerUserId, ...reports.map((one) => one.userId)],
    session,
  );
  const key = userId.toHexString();
  const place = (await findPlaces([userId])).get(key);
  const roles = await findStaffRoles([userId]);
  const jobs = await openJobsByLead(actor, [userId]);
  const contracts = candidateId
    ? [...(await knownContracts(actor, { candidateId }, session)).values()]
    : [];
  const records = candidateId ? await visibleCandidates([actor], [candidateId]) : new Map();
  const account = await UserModel.findById(userId, { email: 1, phone: 1 }, { session }).lean();
  const photo = people.face(userId)?.photo;
  const isSelf = userId.equals(actor.userId);
  // A contractor's contact data are those of a candidate: visible to the contractor and to readers
  // of candidates' contact data.
  const readsContact =
    member.kind === 'staff' || isSelf || actor.scopeOf('candidate.readContact') === 'all';
  const may = async (permission: Parameters<typeof reachOf>[1]) =>
    (await reachOf(actor, permission, session))(member);
  const updates = await may('teamMember.update');
  const leads = isSelf ? await supervisorContacts(contracts.map(leadOf), session) : null;
  const isOver = member.status === 'ended';
  return {
    id: member._id.toHexString(),
    userId: key,
    candidateId:
      candidateId && records.has(candidateId.toHexString()) ? candidateId.toHexString() : null,
    name: people.name(userId),
    ...(photo && { photo }),
    kind: member.kind,
    title: member.title,
    department: member.department,
    status: member.status,
    manager: people.face(member.managerUserId),
    timeZone: place?.timeZone ?? null,
    country: place?.country ?? null,
    roles: roles.get(key) ?? [],
    weeklyHours: member.weeklyHours,
    opens: true,
    email: readsContact ? (account?.email ?? null) : null,
    phone: readsContact ? (account?.phone ?? null) : null,
    startDate: member.startDate,
    endDate: member.endDate,
    employment: member.employment,
    evaluationCycleMonths: member.evaluationCycleMonths,
    isSelf,
    load: {
      jobs: jobs.get(key) ?? 0,
      interviews: (await interviewLoad([userId])).get(key) ?? 0,
      contracts: contracts.filter(({ placement }) => isLivePlacement(placement.status)).length,
      reports: reports.length,
    },
    reports: reports.map((one) => ({
      id: one._id.toHexString(),
      name: people.name(one.userId),
      title: one.title,
    })),
    away: await awayToday(member, place ?? null),
    placements: contracts.map((contract) => ({
      ...showContract(contract),
      ...(leads && supervisorOf(contract, leads)),
    })),
    ...(updates && { harvestId: member.harvestId }),
    ...((await may('teamMember.readSensitive')) && {
      emergencyContact: member.emergencyContact ?? null,
    }),
    version: member.version,
    allowedActions: [
      ...(updates && !isOver ? (['edit'] as const) : []),
      ...(isSelf && !isOver && actor.can('teamMember.updateOwn')
        ? (['edit_emergency_contact'] as const)
        : []),
      ...((await may('timesheet.read')) ? (['read_timesheets'] as const) : []),
      ...(actor.can('evaluation.read') ? (['read_evaluations'] as const) : []),
      ...(member.kind === 'staff' && (await may('task.readTeam'))
        ? (['read_handover'] as const)
        : []),
    ],
  };
}

const leadOf = ({ placement }: KnownContract) => placement.supervisorCompanyUserId;

/**
 * The supervisor, while the contract runs: afterwards the contractor may no longer see their
 * contact.
 */
const supervisorOf = (
  contract: KnownContract,
  leads: Awaited<ReturnType<typeof supervisorContacts>>,
) =>
  isLivePlacement(contract.placement.status) && {
    supervisor: leads.get(leadOf(contract)?.toHexString() ?? '') ?? null,
  };

const showContract = ({ placement, client, job, readsPay }: KnownContract) => {
  const rate = rateOn(placement, today());
  return {
    id: placement._id.toHexString(),
    number: placement.number,
    status: placement.status,
    client,
    job,
    startDate: placement.startDate,
    plannedEndDate: placement.plannedEndDate,
    actualEndDate: placement.actualEndDate,
    hoursPerWeek: placement.hoursPerWeek,
    ...(readsPay && { pay: rate ? showMoney(rate.pay) : null }),
  };
};
