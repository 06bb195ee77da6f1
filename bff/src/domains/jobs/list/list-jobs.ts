import { firstSubmissionClock, type JobRow, type jobEndpoints } from '@muster/contracts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import type { Actor } from '../../../auth/actor.ts';
import { keysetPage } from '../../../db/keyset.ts';
import type { ListService } from '../../../lists/list-source.ts';
import { pipelineCountsOf } from '../../applications/api/job-pipeline.ts';
import { companiesById } from '../../../records/companies/company-directory.ts';
import { customOfRows } from '../../../records/custom-fields/listed-values.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { waitingSeatsOf } from '../../../records/positions/waiting-seats.ts';
import { withPresentSkills } from '../../../records/skills/present-skills.ts';
import { clockFacts } from '../../../records/jobs/job-clock-facts.ts';
import { jobFilter } from './job-filter.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { reaches, seesClientOfJobs } from '../../../records/jobs/jobs.policy.ts';

const sortFields = {
  title: 'titleKey',
  status: 'status',
  openedDate: 'openedDate',
  createdAt: 'createdAt',
} as const;
type Sort = keyof typeof sortFields;

const rowProjection = {
  number: 1,
  title: 1,
  titleKey: 1,
  status: 1,
  companyId: 1,
  priority: 1,
  confidential: 1,
  positionsCount: 1,
  positionsFilled: 1,
  openedDate: 1,
  leadRecruiterId: 1,
  accountManagerId: 1,
  team: 1,
  holds: 1,
  holdSince: 1,
  firstSubmissionAt: 1,
  filledAt: 1,
  createdAt: 1,
} as const;

/** Lists jobs in the reader’s scope, without rates. */
export const listJobs: ListService<typeof jobEndpoints.list> = async (
  { actor },
  { query },
  counting,
) => {
  const { cursor, limit, ...list } = query;
  const { rows, page } = await keysetPage<Job, Sort>(JobModel, {
    filter: await jobFilter(actor, await withPresentSkills(query)),
    sort: query.sort as Sort,
    fields: sortFields,
    limit,
    ...counting,
    cursor,
    list,
    projection: rowProjection,
  });
  if (rows.length === 0) return { data: [], page };
  const [show, custom] = await Promise.all([
    seesClientOfJobs(actor) ? wholeRows(actor, rows) : headOf,
    customOfRows(
      actor,
      'job',
      rows.map(({ _id }) => _id),
    ),
  ]);
  return { data: rows.map((row) => ({ ...show(row), ...custom(row._id) })), page };
};

const headOf = (row: Job): JobRow => ({
  id: row._id.toHexString(),
  number: row.number,
  title: row.title,
  status: row.status,
  priority: row.priority,
  positionsCount: row.positionsCount,
  positionsFilled: row.positionsFilled,
  openedDate: row.openedDate,
});

/** Returns rows with their client, team and progress; one query per kind. */
async function wholeRows(actor: Actor, rows: readonly Job[]): Promise<(row: Job) => JobRow> {
  const readable = rows.filter((row) => reaches(actor, 'application.list', row));
  const [people, companies, pipelines, seats] = await Promise.all([
    findPeople(
      rows.flatMap(({ leadRecruiterId, accountManagerId, team }) => [
        leadRecruiterId,
        accountManagerId,
        ...team.map(({ userId }) => userId),
      ]),
    ),
    companiesById(rows.map(({ companyId }) => companyId)),
    pipelineCountsOf(readable.map(({ _id }) => _id)),
    waitingSeatsOf(rows.map(({ _id }) => _id)),
  ]);
  const now = Date.now();
  return (row) => {
    const company = companies.get(row.companyId.toHexString());
    const counts = pipelines.get(row._id.toHexString());
    const members = new Map(row.team.map(({ userId }) => [userId.toHexString(), userId]));
    return {
      ...headOf(row),
      ...seats(row._id),
      company: { id: row.companyId.toHexString(), name: company?.name ?? '' },
      confidential: row.confidential,
      createdAt: row.createdAt.toISOString(),
      leadRecruiter: people.face(row.leadRecruiterId),
      accountManager: people.ref(row.accountManagerId),
      team: [...members.values()].flatMap((id) => people.ref(id) ?? []),
      clock: firstSubmissionClock(
        clockFacts(row, company?.timeZone ?? 'UTC'),
        now,
        agencySettings().deadlines.firstSubmissionHours,
      ),
      ...counts,
    };
  };
}
