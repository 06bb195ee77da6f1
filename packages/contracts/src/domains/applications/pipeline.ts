import { applicationStageKinds } from '../jobs/jobs.schemas.ts';

export type ApplicationStageKind = (typeof applicationStageKinds)[number];

/** E43: a stage. Behaviour hangs on `kind`; names and number are the agency's. */
export interface PipelineStage {
  readonly id: string;
  readonly kind: ApplicationStageKind;
  readonly name: string;
  /** How long an application may stand here; null without a limit. */
  readonly slaHours: number | null;
  /** What the person sees. */
  readonly candidateLabel: string;
  /** What the client sees; null: nothing of it. */
  readonly clientLabel: string | null;
}

/** The pipeline of every job until templates are made: one stage of each kind, in order. */
export const defaultPipeline: readonly PipelineStage[] = [
  {
    id: 'added',
    kind: 'added',
    name: 'Added',
    slaHours: 72,
    candidateLabel: 'Being considered',
    clientLabel: null,
  },
  {
    id: 'interested',
    kind: 'interested',
    name: 'Interested',
    slaHours: 48,
    candidateLabel: 'You are interested',
    clientLabel: null,
  },
  {
    id: 'internal_review',
    kind: 'internal_review',
    name: 'Internal review',
    slaHours: 48,
    candidateLabel: 'Being prepared',
    clientLabel: null,
  },
  {
    id: 'submitted',
    kind: 'submitted',
    name: 'Submitted',
    slaHours: 48,
    candidateLabel: 'Presented to the client',
    clientLabel: 'New',
  },
  {
    id: 'client_interview',
    kind: 'client_interview',
    name: 'Client interview',
    slaHours: null,
    candidateLabel: 'Interviews',
    clientLabel: 'Interviews',
  },
  {
    id: 'selected',
    kind: 'selected',
    name: 'Selected',
    slaHours: 72,
    candidateLabel: 'Selected',
    clientLabel: 'Selected',
  },
  {
    id: 'contracting',
    kind: 'contracting',
    name: 'Contracting',
    slaHours: null,
    candidateLabel: 'Contract',
    clientLabel: 'Contract',
  },
];

const stagesById = new Map(defaultPipeline.map((stage) => [stage.id, stage]));

/** A stage of the pipeline; undefined for an unknown id. */
export const pipelineStage = (id: string): PipelineStage | undefined => stagesById.get(id);

/** Kinds before anything went to the client. An application can begin in them and move freely. */
export const earlyStageKinds = [
  'added',
  'interested',
  'internal_review',
] as const satisfies readonly ApplicationStageKind[];
export type EarlyStageKind = (typeof earlyStageKinds)[number];

const early: ReadonlySet<string> = new Set(earlyStageKinds);

export const isEarlyStage = (kind: ApplicationStageKind): kind is EarlyStageKind => early.has(kind);

/** How far a stage is along the pipeline: 0 for the first kind. */
export const stageRank = (kind: ApplicationStageKind): number =>
  applicationStageKinds.indexOf(kind);
