import {
  applicationActions,
  fromMinorUnits,
  type BoardCard,
  type CardFlag,
  type PipelineStage,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { exclusionsOf } from '../../company-rules/api/company-rules.ts';
import { whoAgrees } from '../../../records/consents/given-consents.ts';
import { unknownJobs, type Job } from '../../../records/jobs/job-lookup.ts';
import { candidatePhoto } from '../../../identity/people/photo-address.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { hasSiblings, readPipelines } from '../../../records/pipelines/pipelines.ts';
import { reasonLabels } from '../../reasons/api/reasons.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import {
  ApplicationModel,
  type Application,
  type ProposedRate,
} from '../../../records/applications/application.model.ts';
import { reaches } from '../../../records/applications/applications.policy.ts';
import { isShareWithdrawn } from '../record/share-withdrawn.ts';
import { shownDueAt } from '../stages/stage-clock.ts';
import type { PlacedCard } from './board-people.ts';

const heavyFields = { introduction: 0, bioOverride: 0, fieldVersions: 0 } as const;
type LightApplication = Omit<Application, keyof typeof heavyFields>;

/**
 * Serialises the cards of these people of one job, in their order, with one query per kind of fact.
 */
export async function showCards(
  actor: Actor,
  job: Job,
  placedCards: readonly PlacedCard[],
): Promise<BoardCard[]> {
  if (placedCards.length === 0) return [];
  const ids = placedCards.map(({ application }) => application._id);
  const candidateIds = placedCards.map(({ person }) => person._id);
  const [applications, exclusions, agreeing, elsewhere, skills] = await Promise.all([
    ApplicationModel.find({ _id: { $in: ids } }, heavyFields).lean(),
    exclusionsOf(candidateIds, [job.companyId]),
    whoAgrees(candidateIds, 'share_with_clients'),
    atSameClient(actor, job, candidateIds),
    skillNames(placedCards.flatMap(({ person }) => bestSkill(person, job) ?? [])),
  ]);
  const [people, reasons] = await Promise.all([
    findPeople(applications.map(({ ownerUserId }) => ownerUserId)),
    reasonLabels(applications.map(({ exit }) => exit?.reasonId ?? null)),
  ]);
  const pipelines = await readPipelines();
  const stages = pipelines.of(job);
  const byId = new Map(applications.map((one) => [one._id.toHexString(), one]));
  return placedCards.flatMap((standing): BoardCard[] => {
    const application = byId.get(standing.id);
    if (!application) return [];
    const { person } = standing;
    const skill = bestSkill(person, job);
    const flags: [CardFlag, boolean][] = [
      ['do_not_contact', person.status === 'do_not_contact'],
      ['excluded', exclusions(person._id, job.companyId) !== undefined],
      ['no_consent', !agreeing.has(person._id.toHexString())],
      ['not_vetted', person.vettingStatus !== 'vetted'],
      ['same_client', elsewhere.has(person._id.toHexString())],
    ];
    return [
      {
        ...standingFacts(application, pipelines.stage(application.stageId), job),
        column: standing.column,
        candidate: {
          id: person._id.toHexString(),
          number: person.number,
          name: person.name,
          ...candidatePhoto(person),
          headline: person.headline,
          skill: (skill && skills.get(skill.toHexString())) ?? null,
          primaryRole: person.primaryRole,
          yearsExperience: person.yearsExperience,
          city: person.city,
          country: person.country,
          vettingStatus: person.vettingStatus,
        },
        owner: people.face(application.ownerUserId),
        flags: flags.flatMap(([flag, on]) => (on ? [flag] : [])),
        exit: application.exit && {
          at: application.exit.at.toISOString(),
          side: application.exit.side,
          reason: application.exit.reasonId
            ? (reasons.get(application.exit.reasonId.toHexString()) ?? null)
            : null,
        },
        score: standing.score,
        ...rightsOf(actor, job, application, stages),
      },
    ];
  });
}

/** Returns a skill that the job asks for, otherwise the candidate's best. */
const bestSkill = (
  { topSkillIds }: PlacedCard['person'],
  { skillIds }: Job,
): Types.ObjectId | undefined =>
  topSkillIds.find((id) => skillIds.some((asked) => asked.equals(id))) ?? topSkillIds[0];

function standingFacts(application: LightApplication, stage: PipelineStage | undefined, job: Job) {
  const { status, stageId, stageKind, onHold, stageEnteredAt } = application;
  return {
    id: application._id.toHexString(),
    version: application.version,
    stage: { id: stageId, name: stage?.name ?? stageId, kind: stageKind },
    status,
    rank: application.rank,
    stageEnteredAt: stageEnteredAt.toISOString(),
    stageDueAt: shownDueAt(application, stage, job),
    onHold,
    holdUntil: application.holdUntil,
    holdNote: application.holdNote,
    attempt: application.attempt,
    interest: application.candidateInterest,
    clientDecision: application.clientDecision,
    clientHasSeen: application.clientSeenAt !== null,
  };
}

function rightsOf(
  actor: Actor,
  job: Job,
  application: LightApplication,
  stages: readonly PipelineStage[],
) {
  const may = (permission: Parameters<typeof reaches>[1]) =>
    reaches(actor, permission, application, job);
  const { status, stageKind, onHold, submissionVersion } = application;
  return {
    ...(may('application.readBillRate') && { billRate: rateOf(application.proposedBillRate) }),
    ...(may('application.readPayRate') && { payRate: rateOf(application.proposedPayRate) }),
    allowedActions: applicationActions(
      {
        status,
        stageKind,
        onHold,
        everSubmitted: submissionVersion > 0,
        hasSiblings: hasSiblings(stages, application),
        shareWithdrawn: isShareWithdrawn(application),
      },
      may,
    ),
  };
}

const rateOf = (rate: ProposedRate | null) =>
  rate && { amount: fromMinorUnits(rate.amountMinor), currency: rate.currency, unit: rate.unit };

/**
 * Returns which candidates are live with the same client on another job that the reader may know
 * of.
 */
async function atSameClient(
  actor: Actor,
  { _id, companyId }: Job,
  candidateIds: readonly Types.ObjectId[],
): Promise<ReadonlySet<string>> {
  const ids = await ApplicationModel.distinct('candidateId', {
    candidateId: { $in: [...candidateIds] },
    companyId,
    status: 'active',
    deletedAt: null,
    jobId: { $nin: [_id, ...(await unknownJobs(actor))] },
  });
  return new Set(ids.map((id) => id.toHexString()));
}
