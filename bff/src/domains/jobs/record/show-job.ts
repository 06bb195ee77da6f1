import {
  firstSubmissionClock,
  jobAgeDays,
  jobChecklist,
  jobDaysToFill,
  type JobDetails,
  type JobRecord,
} from '@muster/contracts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { readTogether } from '../../../db/read-together.ts';
import { restorableUntil } from '../../../db/soft-delete.ts';
import { dayIn } from '../../../db/zoned-day.ts';
import { hasPeople, pipelineCountsOf } from '../../applications/api/job-pipeline.ts';
import { companiesById } from '../../../records/companies/company-directory.ts';
import { findIntake } from '../../../records/intakes/intakes.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { readPipelines } from '../../../records/pipelines/pipelines.ts';
import { waitingSeatsOf } from '../../../records/positions/waiting-seats.ts';
import { poolRefs } from '../../../records/pools/pool-refs.ts';
import { reasonLabels } from '../../reasons/api/reasons.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { mayChangeClient } from '../changes/may-change-client.ts';
import { isAttachable } from '../changes/attachable.ts';
import { clockFacts } from '../../../records/jobs/job-clock-facts.ts';
import { showRange } from './job-rates.ts';
import { allowedActions } from './job-rights.ts';
import { JobModel, type Job, type JobSkill } from '../../../records/jobs/job.model.ts';
import { reaches, seesClientOfJobs } from '../../../records/jobs/jobs.policy.ts';

/** Returns the job as its reader may see it. */
export async function showJob(
  actor: Actor,
  job: Job,
  session: ClientSession | null = null,
): Promise<JobRecord> {
  const seats = await waitingSeatsOf([job._id], session);
  return {
    id: job._id.toHexString(),
    number: job.number,
    title: job.title,
    status: job.status,
    priority: job.priority,
    confidential: job.confidential,
    openedDate: job.openedDate,
    positionsCount: job.positionsCount,
    positionsFilled: job.positionsFilled,
    ...seats(job._id),
    version: job.version,
    allowedActions: allowedActions(actor, job),
    ...(job.deletedAt && {
      deleted: await deletionOf(job, job.deletedAt, session),
      mayRestore: reaches(actor, 'job.delete', job) && restorableUntil(job.deletedAt) > new Date(),
    }),
    details: seesClientOfJobs(actor) ? await detailsOf(actor, job, session) : null,
  };
}

/** Returns who deleted it, why, and until when it can be restored. */
async function deletionOf(
  { deletedBy, deleteReason }: Job,
  deletedAt: Date,
  session: ClientSession | null,
): Promise<JobRecord['deleted']> {
  const people = await findPeople([deletedBy], session);
  return {
    at: deletedAt.toISOString(),
    by: people.ref(deletedBy)?.name ?? '',
    reason: deleteReason ?? '',
    restorableUntil: restorableUntil(deletedAt).toISOString(),
  };
}

/** Returns the job that this one was copied from. */
const originOf = async ({ copiedFromId }: Job, session: ClientSession | null) =>
  copiedFromId && JobModel.findById(copiedFromId, { number: 1 }, { session }).lean();

async function detailsOf(
  actor: Actor,
  job: Job,
  session: ClientSession | null,
): Promise<JobDetails> {
  const [companies, people, skills, pools, pipelines, reasons, copied, counts] = await readTogether(
    session,
    [
      () => companiesById([job.companyId], session),
      () => findPeople(namedIn(job), session),
      () =>
        skillNames([...job.skillIds, ...clientSkills(job).map(({ skillId }) => skillId)], session),
      () => poolRefs(actor, job.poolIds, session),
      () => readPipelines(session),
      () => reasonLabels([job.closeReasonId], session),
      () => originOf(job, session),
      () => pipelineCountsOf(reaches(actor, 'application.list', job) ? [job._id] : [], session),
    ],
  );
  const company = companies.get(job.companyId.toHexString());
  const pipelineCounts = counts.get(job._id.toHexString());
  const isInUse = pipelineCounts !== undefined && hasPeople(pipelineCounts);
  const movable =
    !isInUse && reaches(actor, 'job.update', job) && (await mayChangeClient(job, session));
  const skillOf = (skill: JobSkill) => ({
    skillId: skill.skillId.toHexString(),
    name: skills.get(skill.skillId.toHexString()) ?? '',
    minLevel: skill.minLevel,
    minYears: skill.minYears,
    must: skill.must,
  });
  const readsBillRate = reaches(actor, 'job.readBillRate', job);
  const showClientVersion = ({
    at,
    billRate,
    ...facts
  }: NonNullable<Job['clientVersion']>): JobDetails['clientVersion'] => ({
    ...facts,
    at: at.toISOString(),
    skillsRequired: facts.skillsRequired.map(skillOf),
    skillsNice: facts.skillsNice.map(skillOf),
    ...(readsBillRate && { billRate: showRange(billRate) }),
  });
  const zone = company?.timeZone ?? 'UTC';
  const request = job.intakeId ? await findIntake(job.intakeId, session) : null;
  const facts = clockFacts(job, zone);
  return {
    company: {
      id: job.companyId.toHexString(),
      name: company?.name ?? '',
      status: company?.status ?? 'former',
      timeZone: zone,
    },
    mayChangeClient: movable,
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
    ...(readsBillRate && { billRate: showRange(job.billRate) }),
    ...(reaches(actor, 'job.readPayRate', job) && { payRate: showRange(job.payRate) }),
    targetStartDate: job.targetStartDate,
    deadline: job.deadline,
    accountManager: people.face(job.accountManagerId),
    leadRecruiter: people.face(job.leadRecruiterId),
    team: job.team.flatMap((member) => {
      const user = people.face(member.userId);
      return user ? [{ user, function: member.function }] : [];
    }),
    pools: pools.map(({ id, name }) => ({ id, name })),
    interviewPlan: job.interviewPlan.map(({ name, durationMinutes, interviewerIds }) => ({
      name,
      durationMinutes,
      interviewers: interviewerIds.flatMap((id) => people.ref(id) ?? []),
    })),
    submissionLimit: job.submissionLimit,
    visibility: job.visibility,
    pipeline: pipelines.named(job),
    clientVersion: job.clientVersion ? showClientVersion(job.clientVersion) : null,
    openings: job.openings.map(({ date, at, by }) => ({
      date,
      at: at.toISOString(),
      by: people.ref(by),
    })),
    lastClosedAt: job.lastClosedAt?.toISOString() ?? null,
    holdSince: job.holdSince?.toISOString() ?? null,
    stateNote: job.stateNote,
    closedAt: job.closedAt?.toISOString() ?? null,
    closeReason: (job.closeReasonId && reasons.get(job.closeReasonId.toHexString())) ?? null,
    copiedFrom: copied && { id: copied._id.toHexString(), number: copied.number },
    requestedBy: people.ref(job.requestedBy),
    request: request && {
      ...request,
      mayAttach: isAttachable(job) && reaches(actor, 'job.open', job),
    },
    checklist: jobChecklist({ ...job, companyStatus: company?.status ?? 'former' }),
    metrics: {
      ageDays: jobAgeDays(job, dayIn(zone, new Date())),
      firstSubmission: firstSubmissionClock(
        facts,
        Date.now(),
        agencySettings().deadlines.firstSubmissionHours,
      ),
      firstSubmissionAt: facts.firstSubmissionAt,
      daysToFill: jobDaysToFill(facts),
      ...pipelineCounts,
    },
    createdAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
  };
}

/** Returns the skills that the client was told; the job may no longer ask for them. */
const clientSkills = ({ clientVersion }: Job): readonly JobSkill[] =>
  clientVersion ? [...clientVersion.skillsRequired, ...clientVersion.skillsNice] : [];

const namedIn = (job: Job): (Types.ObjectId | null)[] => [
  job.accountManagerId,
  job.leadRecruiterId,
  job.requestedBy,
  ...job.team.map(({ userId }) => userId),
  ...job.openings.map(({ by }) => by),
  ...job.interviewPlan.flatMap(({ interviewerIds }) => interviewerIds),
];
