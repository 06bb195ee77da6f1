import { minuteMs, type ClientTeamMember } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { today } from '../../db/calendar-day.ts';
import { readTogether } from '../../db/read-together.ts';
import { AppError } from '../../http/app-error.ts';
import { findLiveCompany, type Company } from '../../records/companies/company-lookup.ts';
import { clientJobsOf } from '../../records/jobs/client-jobs.ts';
import type { Job } from '../../records/jobs/job-lookup.ts';
import {
  findActiveStaff,
  findPeople,
  findPlaces,
  type StaffMember,
} from '../../identity/people/people.ts';
import { readAbsences } from '../../records/scheduling/absences.ts';
import { readHours } from '../../records/scheduling/read-hours.ts';

interface Entry {
  userId: Types.ObjectId;
  function: ClientTeamMember['function'];
  backupUserId: Types.ObjectId | null;
}

/** The recruitment team of a client user. */
export interface TeamOfClient {
  company: Company;
  jobs: Job[];
  members: ClientTeamMember[];
  /** People the reader can write to: present members, and substitutes of absent ones. */
  reachable: ReadonlyMap<string, StaffMember>;
}

/**
 * Returns the reader's team: members shown to their company, and the leads of their jobs. Hidden
 * people stay hidden; a former member is listed only while a substitute answers for them.
 * @throws AppError NOT_FOUND
 */
export async function teamOfClient(
  actor: Actor,
  session: ClientSession | null = null,
): Promise<TeamOfClient> {
  const { companyId } = actor;
  const [company, jobs] = await readTogether(session, [
    async () => companyId && findLiveCompany(companyId, session),
    () => clientJobsOf(actor),
  ]);
  if (!company) throw new AppError('NOT_FOUND');
  const { entries, hidden } = entriesOf(company, jobs);
  const named = entries.flatMap(({ userId, backupUserId }) => [userId, backupUserId ?? []].flat());
  const absences = await readAbsences(named, session);
  const startsAt = new Date();
  const moment = { startsAt, endsAt: new Date(startsAt.getTime() + minuteMs) };
  // The substitute named in the absence is used if the client's team names none.
  const substituteOf = (userId: Types.ObjectId) => {
    const id = absences.away(userId, moment)?.substituteId ?? null;
    return id === null || hidden.has(id) ? null : new Types.ObjectId(id);
  };
  const ids = [...named, ...entries.flatMap(({ userId }) => substituteOf(userId) ?? [])];
  const [staff, people, places, hoursOf] = await readTogether(session, [
    () => findActiveStaff(ids, session),
    () => findPeople(ids, session),
    () => findPlaces(ids),
    () =>
      readHours(
        entries.map(({ userId }) => userId),
        session,
      ),
  ]);
  const here = (id: Types.ObjectId) => staff.find((one) => one.id.equals(id));
  const isAway = (id: Types.ObjectId) => !here(id) || absences.away(id, moment) !== null;
  const reachable = new Map<string, StaffMember>();
  const members = entries.flatMap((entry): ClientTeamMember[] => {
    const { userId } = entry;
    const away = isAway(userId);
    const backupUserId = entry.backupUserId ?? substituteOf(userId);
    const cover = away && backupUserId && !isAway(backupUserId) ? here(backupUserId) : undefined;
    const self = here(userId);
    if (!self && !cover) return [];
    const photo = people.face(userId)?.photo;
    for (const one of [self, cover]) if (one) reachable.set(one.id.toHexString(), one);
    return [
      {
        userId: userId.toHexString(),
        name: people.name(userId),
        ...(photo && { photo }),
        function: entry.function,
        timeZone: places.get(userId.toHexString())?.timeZone ?? null,
        hours: hoursOf(userId).weekly,
        isAway: away,
        cover: cover ? { id: cover.id.toHexString(), name: cover.name } : null,
        jobs: jobs
          .filter(({ leadRecruiterId }) => leadRecruiterId?.equals(userId))
          .map(({ title }) => title),
      },
    ];
  });
  return { company, jobs, members, reachable };
}

/** Returns each person once, with their first function, and the ids of hidden people. */
function entriesOf(
  company: Company,
  jobs: readonly Job[],
): { entries: Entry[]; hidden: ReadonlySet<string> } {
  const now = today();
  const current = company.team.filter(({ from, to }) => from <= now && (to === null || to >= now));
  const hidden = new Set(
    current.flatMap(({ userId, visibleToClient }) =>
      visibleToClient ? [] : [userId.toHexString()],
    ),
  );
  const backupOf = (userId: Types.ObjectId) => {
    const backup = current.find((one) => one.userId.equals(userId))?.backupUserId ?? null;
    return backup && !hidden.has(backup.toHexString()) ? backup : null;
  };
  const of = (userId: Types.ObjectId, role: Entry['function']): Entry => ({
    userId,
    function: role,
    backupUserId: backupOf(userId),
  });
  const all = [
    of(company.accountManagerId, 'account_manager'),
    ...current.map(({ userId, function: role }) => of(userId, role)),
    ...(company.recruiterId ? [of(company.recruiterId, 'recruiter')] : []),
    ...jobs.flatMap(({ leadRecruiterId: id }) => (id ? [of(id, 'recruiter')] : [])),
  ];
  const firsts = new Map<string, Entry>();
  for (const entry of all) {
    const key = entry.userId.toHexString();
    if (!hidden.has(key) && !firsts.has(key)) firsts.set(key, entry);
  }
  return { entries: [...firsts.values()], hidden };
}
