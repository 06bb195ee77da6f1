import type { homeEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { applicationLoad } from '../applications/api/waiting-applications.ts';
import { openJobsByLead } from '../../records/jobs/job-counts.ts';
import { findPeople } from '../../identity/people/people.ts';
import { lateTasksBy } from '../../records/tasks/task-counts.ts';
import { promiseRatesOf } from '../promises/api/promise-rates.ts';
import { interviewLoad } from '../vetting/api/interview-load.ts';
import { staffOf } from '../../records/team/team-directory.ts';
import { ownToday } from './own-time.ts';

const max = 50;

/** Returns the workload of each staff member; a team lead sees their own team. */
export const readTeamLoad: Service<typeof homeEndpoints.team> = async (ctx) => {
  const { actor } = ctx;
  const managerId = actor.scopeOf('home.readTeam') === 'team' ? actor.userId : null;
  const members = await staffOf(managerId);
  const ids = members.map(({ userId }) => userId);
  const [people, jobs, applications, interviews, tasks, promises] = await Promise.all([
    findPeople(ids),
    openJobsByLead(actor, ids),
    applicationLoad(ids),
    interviewLoad(ids),
    lateTasksBy(ids, ownToday(ctx)),
    promiseRatesOf(ids),
  ]);
  const rows = members.flatMap(({ userId, title }) => {
    const key = userId.toHexString();
    const person = people.face(userId);
    const { live, late } = applications.get(key) ?? { live: 0, late: 0 };
    const row = {
      openJobs: jobs.get(key) ?? 0,
      live,
      late,
      interviews: interviews.get(key) ?? 0,
      tasksLate: tasks.get(key) ?? 0,
    };
    // Users who do not work with candidates, jobs or interviews are omitted.
    return person && Object.values(row).some((count) => count > 0)
      ? [{ person, title, ...row, promises: promises.get(key) ?? { kept: 0, broken: 0 } }]
      : [];
  });
  const all = [...promises.values()];
  return {
    promises: {
      kept: all.reduce((sum, { kept }) => sum + kept, 0),
      broken: all.reduce((sum, { broken }) => sum + broken, 0),
    },
    data: rows
      .toSorted(
        (a, b) =>
          b.late + b.tasksLate - (a.late + a.tasksLate) ||
          b.live - a.live ||
          a.person.name.localeCompare(b.person.name),
      )
      .slice(0, max),
  };
};
