import { applicationStageKinds } from '../jobs/jobs.schemas.ts';

export type ApplicationStageKind = (typeof applicationStageKinds)[number];

/** A stage. Behaviour hangs on `kind`; names and number are the agency's. */
export interface PipelineStage {
  /** Unique over all templates; a stage of the standard pipeline is called like its kind. */
  readonly id: string;
  readonly kind: ApplicationStageKind;
  readonly name: string;
  /** How long an application may stand here; null without a limit. */
  readonly slaHours: number | null;
  /** What the person sees. */
  readonly candidateLabel: string;
  /** What the client reads; null: the usual word of its kind, see {@link clientLabelOf}. */
  readonly clientLabel: string | null;
  /** A switched-off stage takes no candidates; those who ended there are still shown with it. */
  readonly isActive: boolean;
}

/** The pipeline that an agency starts with: one stage of each kind, in order. */
export const defaultPipeline: readonly PipelineStage[] = [
  {
    id: 'added',
    kind: 'added',
    name: 'Added',
    slaHours: 72,
    candidateLabel: 'Being considered',
    clientLabel: null,
    isActive: true,
  },
  {
    id: 'interested',
    kind: 'interested',
    name: 'Interested',
    slaHours: 48,
    candidateLabel: 'You are interested',
    clientLabel: null,
    isActive: true,
  },
  {
    id: 'internal_review',
    kind: 'internal_review',
    name: 'Internal review',
    slaHours: 48,
    candidateLabel: 'Being prepared',
    clientLabel: null,
    isActive: true,
  },
  {
    id: 'submitted',
    kind: 'submitted',
    name: 'Submitted',
    slaHours: 48,
    candidateLabel: 'Presented to the client',
    clientLabel: 'New',
    isActive: true,
  },
  {
    id: 'client_interview',
    kind: 'client_interview',
    name: 'Client interview',
    slaHours: null,
    candidateLabel: 'Interviews',
    clientLabel: 'Interviews',
    isActive: true,
  },
  {
    id: 'selected',
    kind: 'selected',
    name: 'Selected',
    slaHours: 72,
    candidateLabel: 'Selected',
    clientLabel: 'Selected',
    isActive: true,
  },
  {
    id: 'contracting',
    kind: 'contracting',
    name: 'Contracting',
    slaHours: null,
    candidateLabel: 'Contract',
    clientLabel: 'Contract',
    isActive: true,
  },
];

/** Kinds before anything went to the client. An application can begin in them and move freely. */
export const earlyStageKinds = [
  'added',
  'interested',
  'internal_review',
] as const satisfies readonly ApplicationStageKind[];
export type EarlyStageKind = (typeof earlyStageKinds)[number];

const early: ReadonlySet<string> = new Set(earlyStageKinds);

/** Kinds in which the client knows of the person, until work begins. */
export const clientStageKinds = [
  'submitted',
  'client_interview',
  'selected',
  'contracting',
] as const satisfies readonly Exclude<ApplicationStageKind, EarlyStageKind>[];

export const isEarlyStage = (kind: ApplicationStageKind): kind is EarlyStageKind => early.has(kind);

/** How far a stage is along the pipeline: 0 for the first kind. */
export const stageRank = (kind: ApplicationStageKind): number =>
  applicationStageKinds.indexOf(kind);

/** Stages in the order of their kinds; those of one kind stay as they are. */
export const inKindOrder = <S extends { readonly kind: ApplicationStageKind }>(
  stages: readonly S[],
): S[] => stages.toSorted((a, b) => stageRank(a.kind) - stageRank(b.kind));

/** The first stage of a kind; undefined only if a template breaks its rule. */
export const firstStageOf = <S extends { readonly kind: ApplicationStageKind; isActive: boolean }>(
  stages: readonly S[],
  kind: ApplicationStageKind,
): S | undefined => stages.find((stage) => stage.isActive && stage.kind === kind);

/**
 * What a client reads of a stage: the words chosen for clients, else those of the standard pipeline
 * for its kind, and never its name, which is the agency's own. Null before anything is submitted.
 */
export const clientLabelOf = ({
  kind,
  clientLabel,
}: Pick<PipelineStage, 'kind' | 'clientLabel'>): string | null =>
  isEarlyStage(kind)
    ? null
    : (clientLabel ?? firstStageOf(defaultPipeline, kind)?.clientLabel ?? null);
