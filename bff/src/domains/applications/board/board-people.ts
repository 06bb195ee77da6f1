import {
  columnOf,
  comparePlaces,
  type BoardColumnHead,
  type CardPlace,
  type PipelineStage,
  type QueryOf,
  type boardEndpoints,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { cardPeople, type CardPerson } from '../../../records/candidates/card-people.ts';
import { findJob, type Job } from '../../../records/jobs/job-lookup.ts';
import { readPipelines } from '../../../records/pipelines/pipelines.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { reaches } from '../../../records/applications/applications.policy.ts';
import { scoresFor } from '../adding/score-for.ts';
import { stageDueAt } from '../stages/stage-clock.ts';
import type { Selected } from '../../../db/selected.ts';

type BoardFilters = Omit<QueryOf<typeof boardEndpoints.read>, 'column' | 'cursor'>;

const skeletonFields = {
  candidateId: 1,
  status: 1,
  stageId: 1,
  stageKind: 1,
  stageEnteredAt: 1,
  stageClockFrom: 1,
  onHold: 1,
  rank: 1,
  ownerUserId: 1,
  submissionVersion: 1,
  matchScore: 1,
  matchScoreWithoutRate: 1,
  exit: 1,
  shareWithdrawnAt: 1,
  updatedAt: 1,
} as const;

/** Fields of an application that decide where its card stands. */
type Skeleton = Selected<Application, typeof skeletonFields>;

/** Card before rendering. */
export interface PlacedCard extends CardPlace {
  readonly column: string;
  readonly application: Skeleton;
  /** Score, as far as the reader may know it. */
  readonly score: number | null;
  readonly person: CardPerson;
}

/** Candidates of a job as the reader sees them, in order; always two queries. */
export interface BoardPeople {
  job: Job;
  /** Stages of its pipeline, including disabled ones. */
  stages: readonly PipelineStage[];
  /** Cards by column, in board order. */
  columns: ReadonlyMap<string, readonly PlacedCard[]>;
  /** All candidates the reader may see, ignoring the filter. */
  ownerIds: readonly Types.ObjectId[];
  live: number;
  ended: number;
}

/**
 * Returns the people of a job that the reader may see.
 * @throws AppError NOT_FOUND
 */
export async function boardPeople(
  actor: Actor,
  jobId: string,
  filters: BoardFilters,
): Promise<BoardPeople> {
  const job = await findJob(actor, jobId);
  const stages = (await readPipelines()).of(job);
  const all = await ApplicationModel.find(
    { jobId: job._id, deletedAt: null },
    skeletonFields,
  ).lean();
  const readable = all.filter((application) =>
    reaches(actor, 'application.list', application, job),
  );
  const candidateIds = readable.map(({ candidateId }) => candidateId);
  const [people, scoreOf] = await Promise.all([
    cardPeople(actor, candidateIds, filters.q),
    scoresFor(actor, job, candidateIds),
  ]);
  const seen = readable.flatMap((application): PlacedCard[] => {
    const person = people.get(application.candidateId.toHexString());
    return person ? [placedCardOf(application, person, scoreOf(application))] : [];
  });
  const ended = seen.filter(({ column }) => column === 'ended').length;
  const columns = new Map<string, PlacedCard[]>(
    [...columnsFor(stages, seen), 'on_hold', 'ended'].map((id) => [id, []]),
  );
  if (!filters.ended) columns.delete('ended');
  for (const standing of seen)
    if (isAskedFor(standing, filters)) columns.get(standing.column)?.push(standing);
  for (const placedCards of columns.values()) placedCards.sort(comparePlaces);
  return {
    job,
    stages,
    columns,
    ownerIds: seen.map(({ application }) => application.ownerUserId),
    live: seen.filter(({ status }) => status === 'active').length,
    ended,
  };
}

function placedCardOf(application: Skeleton, person: CardPerson, score: number | null): PlacedCard {
  const { _id, status, stageId, stageKind, onHold, rank, exit } = application;
  return {
    id: _id.toHexString(),
    column: columnOf(application),
    endedAt: exit?.at.getTime() ?? null,
    status,
    stageId,
    stageKind,
    onHold,
    rank,
    application,
    person,
    score,
  };
}

/** Returns the stages in use, plus disabled stages that still hold a candidate. */
const columnsFor = (stages: readonly PipelineStage[], seen: readonly PlacedCard[]): string[] => {
  const stoodOn = new Set(seen.map(({ column }) => column));
  return stages.filter(({ id, isActive }) => isActive || stoodOn.has(id)).map(({ id }) => id);
};

/** The search words were already applied when the people were loaded. */
function isAskedFor(
  { application, score: own }: PlacedCard,
  { 'filter[owner]': owners, 'filter[score][gte]': score }: BoardFilters,
): boolean {
  if (owners && !owners.includes(application.ownerUserId.toHexString())) return false;
  return score === undefined || (own ?? -1) >= score;
}

/** Returns the header of each column. */
export function columnHeads(
  { job, stages, columns }: BoardPeople,
  now = Date.now(),
): BoardColumnHead[] {
  return [...columns].map(([id, placedCards]) => {
    const stage = stages.find((one) => one.id === id);
    const live = placedCards.filter(({ status }) => status === 'active');
    const entered = live.map(({ application }) => application.stageEnteredAt.getTime());
    return {
      id,
      name: stage?.name ?? id,
      kind: stage?.kind ?? null,
      slaHours: stage?.slaHours ?? null,
      total: id === 'ended' ? placedCards.length : live.length,
      placed: placedCards.filter(({ status }) => status === 'placed').length,
      late: live.filter(({ application }) => {
        const due = application.onHold ? null : stageDueAt(application, stage, job);
        return due !== null && due.getTime() < now;
      }).length,
      oldestAt: entered.length > 0 ? new Date(Math.min(...entered)).toISOString() : null,
    };
  });
}
