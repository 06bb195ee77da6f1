import { applicationActions, fromMinorUnits, type ApplicationRow } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { readTogether } from '../../db/read-together.ts';
import { companyNames } from '../../records/companies/company-directory.ts';
import { jobsById, type Job } from '../../records/jobs/job-lookup.ts';
import { findPeople, type People } from '../../identity/people/people.ts';
import {
  hasSiblings,
  readPipelines,
  stageRefs,
  type Pipelines,
} from '../../records/pipelines/pipelines.ts';
import { reasonLabels } from '../reasons/api/reasons.ts';
import {
  ApplicationModel,
  type Application,
  type ApplicationExit,
  type ProposedRate,
} from '../../records/applications/application.model.ts';
import { reaches, sees } from '../../records/applications/applications.policy.ts';
import { isShareWithdrawn } from './record/share-withdrawn.ts';
import { shownDueAt } from './stages/stage-clock.ts';

/** Serialises a candidate's applications that the reader may know of, in the model's order. */
export async function showApplications(
  actor: Actor,
  applications: readonly Application[],
  session: ClientSession | null = null,
): Promise<ApplicationRow[]> {
  if (applications.length === 0) return [];
  const jobs = await jobsById(
    applications.map(({ jobId }) => jobId),
    session,
  );
  const shown = applications.flatMap((application) => {
    const job = jobs.get(application.jobId.toHexString());
    return job && sees(actor, application, job) ? [{ application, job }] : [];
  });
  const [people, companies, reasons, pipelines] = await readTogether(session, [
    () => findPeople(shown.flatMap(peopleIn), session),
    () =>
      companyNames(
        shown.map(({ application }) => application.companyId),
        session,
      ),
    () =>
      reasonLabels(
        shown.map(({ application }) => application.exit?.reasonId ?? null),
        session,
      ),
    () => readPipelines(session),
  ]);
  const live = shown
    .map(({ application }) => application)
    .filter(({ status, deletedAt }) => status === 'active' && !deletedAt);
  return shown.map(({ application, job }) =>
    serialize(application, job, {
      actor,
      people,
      companies,
      reasons,
      pipelines,
      sameClient: live.some(
        (other) =>
          application.status === 'active' &&
          !other._id.equals(application._id) &&
          other.companyId.equals(application.companyId),
      ),
    }),
  );
}

const peopleIn = ({ application: { ownerUserId, exit } }: { application: Application }) => [
  ownerUserId,
  exit?.by,
];

/** Serialises one application after a change. */
export async function showApplication(
  actor: Actor,
  application: Application,
  session: ClientSession | null = null,
): Promise<ApplicationRow> {
  const others = await ApplicationModel.find(
    {
      candidateId: application.candidateId,
      companyId: application.companyId,
      status: 'active',
      deletedAt: null,
      _id: { $ne: application._id },
    },
    null,
    { session },
  ).lean();
  const [row] = await showApplications(actor, [application, ...others], session);
  if (!row) throw new Error('The application is not among those that its reader sees');
  return row;
}

interface Facts {
  actor: Actor;
  people: People;
  companies: ReadonlyMap<string, string>;
  reasons: ReadonlyMap<string, string>;
  pipelines: Pipelines;
  sameClient: boolean;
}

function serialize(application: Application, job: Job, facts: Facts): ApplicationRow {
  const { actor, people, companies, reasons, pipelines, sameClient } = facts;
  const stage = pipelines.stage(application.stageId);
  const stages = pipelines.of(job);
  const may = (permission: Parameters<typeof reaches>[1]) =>
    reaches(actor, permission, application, job);
  return {
    id: application._id.toHexString(),
    candidateId: application.candidateId.toHexString(),
    job: {
      id: job._id.toHexString(),
      number: job.number,
      title: job.title,
      status: job.status,
      confidential: job.confidential,
    },
    company: {
      id: application.companyId.toHexString(),
      name: companies.get(application.companyId.toHexString()) ?? '',
    },
    status: application.status,
    stage: {
      id: application.stageId,
      name: stage?.name ?? application.stageId,
      kind: application.stageKind,
    },
    stages: stageRefs(stages),
    stageEnteredAt: application.stageEnteredAt.toISOString(),
    stageDueAt: shownDueAt(application, stage, job),
    onHold: application.onHold,
    holdUntil: application.holdUntil,
    holdNote: application.holdNote,
    attempt: application.attempt,
    source: application.sourceKind,
    interest: application.candidateInterest,
    clientDecision: application.clientDecision,
    everSubmitted: application.submissionVersion > 0,
    submittedAt: application.submittedAt?.toISOString() ?? null,
    bio: {
      chosenId: application.bioId?.toHexString() ?? null,
      isOwnText: Boolean(application.bioOverride),
    },
    owner: people.ref(application.ownerUserId),
    addedAt: application.createdAt.toISOString(),
    exit: application.exit && serializeExit(application.exit, people, reasons),
    sameClient,
    ...(may('application.readBillRate') && { billRate: rateOf(application.proposedBillRate) }),
    ...(may('application.readPayRate') && { payRate: rateOf(application.proposedPayRate) }),
    version: application.version,
    allowedActions: application.deletedAt
      ? []
      : applicationActions(
          {
            status: application.status,
            stageKind: application.stageKind,
            onHold: application.onHold,
            everSubmitted: application.submissionVersion > 0,
            hasSiblings: hasSiblings(stages, application),
            shareWithdrawn: isShareWithdrawn(application),
          },
          may,
        ),
  };
}

const serializeExit = (
  exit: ApplicationExit,
  people: People,
  reasons: ReadonlyMap<string, string>,
): NonNullable<ApplicationRow['exit']> => ({
  at: exit.at.toISOString(),
  by: people.ref(exit.by),
  side: exit.side,
  reason: labelOf(exit.reasonId, reasons),
  note: exit.note,
  clientNote: exit.clientNote,
  toldAt: exit.toldAt?.toISOString() ?? null,
  toldBy: exit.toldBy,
  missedAs: exit.missedAs ?? null,
  forOtherJob: exit.forOtherJob ?? false,
  stageKind: exit.stageKind,
});

const labelOf = (id: Types.ObjectId | null, reasons: ReadonlyMap<string, string>): string | null =>
  id ? (reasons.get(id.toHexString()) ?? null) : null;

const rateOf = (rate: ProposedRate | null) =>
  rate && { amount: fromMinorUnits(rate.amountMinor), currency: rate.currency, unit: rate.unit };
