import {
  sharedWorkingHours,
  type ClientComparison,
  type clientCandidateEndpoints,
} from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { clientJobsOf } from '../../../records/jobs/client-jobs.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { clientReader } from './client-reader.ts';
import { peopleOn, type ShownPerson } from './list-client-candidates.ts';

type Asked = ClientComparison['job']['skills'];

/**
 * Compares candidates of one job for its client. The first one determines the job; those who are
 * not or no longer with the client on it are left out.
 */
export const compareForClient: Service<typeof clientCandidateEndpoints.compare> = async (
  { actor },
  { query },
) => {
  if (!actor.companyId) throw new AppError('NOT_FOUND');
  const reader = await clientReader(actor);
  const found = await peopleOn(reader, await clientJobsOf(actor), query.ids);
  const inOrder = query.ids.flatMap((id) => found.find(({ row }) => row.id === id) ?? []);
  const [first] = inOrder;
  if (!first) throw new AppError('NOT_FOUND');
  const { job } = first;
  const asked = await askedSkills(job);
  return {
    job: {
      id: job._id.toHexString(),
      title: job.title,
      seniority: job.seniority,
      englishMin: job.englishMin,
      timeZoneBase: job.timeZoneBase,
      overlapHours: job.overlapHours,
      hoursPerWeek: job.hoursPerWeek,
      targetStartDate: job.targetStartDate,
      skills: asked,
    },
    people: inOrder
      .filter((one) => one.job._id.equals(job._id))
      .map((person) => showCompared(person, asked)),
  };
};

async function askedSkills({ skillsRequired, skillIds }: Job): Promise<Asked> {
  const wanted =
    skillsRequired.length > 0
      ? skillsRequired
      : skillIds.map((skillId) => ({ skillId, minLevel: null, minYears: null, must: false }));
  const names = await skillNames(wanted.map(({ skillId }) => skillId));
  return wanted.flatMap(({ skillId, minLevel, minYears, must }) => {
    const id = skillId.toHexString();
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name, minLevel, minYears, must }];
  });
}

/** Uses only the row and the view that this reader may read. */
function showCompared({ job, row, view }: ShownPerson, asked: Asked): Compared {
  const [last] = view.experience;
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    ...(row.photo && { photo: row.photo }),
    headline: row.headline,
    country: row.country,
    timeZone: row.timeZone,
    stage: row.stage,
    standing: row.standing,
    availableFrom: row.availableFrom,
    noticeDays: row.noticeDays,
    allowedActions: row.allowedActions,
    seniority: view.seniority,
    yearsExperience: view.yearsExperience,
    lastRole: last?.title ?? null,
    vettedAt: view.vettedAt,
    english: view.english,
    weeklyHours: view.availability.weeklyHours,
    sharedHours: job.timeZoneBase
      ? sharedWorkingHours(view.timeZone, job.timeZoneBase, Date.now())
      : null,
    skills: view.skills
      .filter(({ id }) => asked.some((one) => one.id === id))
      .map(({ id, level, years, verified, verifiedMonth }) => ({
        id,
        level,
        years,
        verified,
        verifiedMonth,
      })),
    ...(view.billRate !== undefined && { billRate: view.billRate }),
  };
}

type Compared = ClientComparison['people'][number];
