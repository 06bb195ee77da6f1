import type { ClientJobRecord } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { clientRightsOf, type ClientRights } from '../../../records/companies/client-rights.ts';
import { billingCurrencyOf, findLiveCompany } from '../../../records/companies/company-lookup.ts';
import { supervisorsOf } from '../../../records/companies/supervisors.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { filesForClient } from '../../attachments/api/job-files.ts';
import { openedDateBounds } from '../changes/opened-date.ts';
import type { Job, JobSkill } from '../../../records/jobs/job.model.ts';
import { showRange } from '../record/job-rates.ts';
import { clientActionsOn, editableBy } from './client-job-rights.ts';

/** Returns the agency's note on a request that it sent back; notes of other states are internal. */
export const noteForClient = ({ status, stateNote }: Pick<Job, 'status' | 'stateNote'>) =>
  status === 'draft' ? stateNote : null;

/** Returns what a client sees of jobs besides their head, reading the names of skills once. */
export async function clientFactsOf(
  jobs: readonly Job[],
  { seesBillRates }: Pick<ClientRights, 'seesBillRates'>,
  session: ClientSession | null = null,
) {
  const names = await skillNames(
    jobs.flatMap(({ skillIds }) => skillIds),
    session,
  );
  const skillOf = ({ skillId, minLevel, minYears, must }: JobSkill) => ({
    skillId: skillId.toHexString(),
    name: names.get(skillId.toHexString()) ?? '',
    minLevel,
    minYears,
    must,
  });
  return (job: Job) => ({
    description: job.description,
    mustHave: job.mustHave,
    niceToHave: job.niceToHave,
    engagement: job.engagement,
    hoursPerWeek: job.hoursPerWeek,
    durationMonths: job.durationMonths,
    seniority: job.seniority,
    primaryRole: job.primaryRole,
    skillsRequired: job.skillsRequired.map(skillOf),
    skillsNice: job.skillsNice.map(skillOf),
    englishMin: job.englishMin,
    locationPolicy: job.locationPolicy,
    countries: job.countries,
    timeZoneBase: job.timeZoneBase,
    overlapHours: job.overlapHours,
    targetStartDate: job.targetStartDate,
    ...(seesBillRates && { billRate: showRange(job.billRate) }),
  });
}

/** Returns colleagues who can interview, for selection in forms. */
export const colleaguesOf = async (job: Pick<Job, 'companyId'>, session: ClientSession | null) =>
  (await supervisorsOf(job.companyId, session)).map(({ userId, name }) => ({
    id: userId.toHexString(),
    name,
  }));

/** Returns a job of the company as its user sees it. */
export async function showClientJob(
  actor: Actor,
  job: Job,
  session: ClientSession | null = null,
): Promise<ClientJobRecord> {
  const rights = await clientRightsOf(actor);
  const factsOf = await clientFactsOf([job], rights, session);
  const people = await findPeople(
    [job.accountManagerId, ...job.interviewPlan.flatMap(({ interviewerIds }) => interviewerIds)],
    session,
  );
  const company = rights.seesBillRates ? await findLiveCompany(job.companyId, session) : null;
  return {
    id: job._id.toHexString(),
    number: job.number,
    title: job.title,
    status: job.status,
    version: job.version,
    positionsCount: job.positionsCount,
    positionsFilled: job.positionsFilled,
    openedDate: job.openedDate,
    openedDates: job.openedDate === null ? null : await openedDateBounds(job, new Date(), session),
    ...factsOf(job),
    interviewPlan: job.interviewPlan.map(({ name, durationMinutes, interviewerIds }) => ({
      name,
      durationMinutes,
      interviewers: interviewerIds.flatMap((id) => people.ref(id) ?? []),
    })),
    colleagues: await colleaguesOf(job, session),
    note: noteForClient(job),
    editable: editableBy(actor, rights, job),
    allowedActions: clientActionsOn(actor, job),
    accountManager: people.ref(job.accountManagerId)?.name ?? null,
    ...(company && { currency: billingCurrencyOf(company) }),
    files: await filesForClient(job._id, session),
  };
}
