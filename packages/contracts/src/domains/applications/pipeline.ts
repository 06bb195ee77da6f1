import { applicationStageKinds } from '../jobs/jobs.schemas.ts';

export type ApplicationStageKind = (typeof applicationStageKinds)[number];

/** A stage. Behaviour depends on `kind`; the agency chooses names and number. */
export interface PipelineStage {
  /** Unique over all templates; a stage of the standard pipeline has its kind as id. */
  readonly id: string;
  readonly kind: ApplicationStageKind;
  readonly name: string;
  /** Time limit of an application in this stage; null without a limit. */
  readonly slaHours: number | null;
  /** The label for the candidate. */
  readonly candidateLabel: string;
  /** The label for the client; null: the default of its kind, see {@link clientLabelOf}. */
  readonly clientLabel: string | null;
  /** An inactive stage accepts no candidates, but still shows those who ended in it. */
  readonly isActive: boolean;
}

/** An agency's initial pipeline: one stage of each kind, in order. */
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

/**
 * Kinds before anything was sent to the client. An application can start in them and move freely.
 */
export const earlyStageKinds = [
  'added',
  'interested',
  'internal_review',
] as const satisfies readonly ApplicationStageKind[];
export type EarlyStageKind = (typeof earlyStageKinds)[number];

const early: ReadonlySet<string> = new Set(earlyStageKinds);

/** Kinds in which the client knows the candidate, until work begins. */
export const clientStageKinds = [
  'submitted',
  'client_interview',
  'selected',
  'contracting',
] as const satisfies readonly Exclude<ApplicationStageKind, EarlyStageKind>[];

export const isEarlyStage = (kind: ApplicationStageKind): kind is EarlyStageKind => early.has(kind);

/** Returns the position of a kind in the pipeline: 0 for the first. */
export const stageRank = (kind: ApplicationStageKind): number =>
  applicationStageKinds.indexOf(kind);

/** Returns stages in the order of their kinds; the sort is stable. */
export const inKindOrder = <S extends { readonly kind: ApplicationStageKind }>(
  stages: readonly S[],
): S[] => stages.toSorted((a, b) => stageRank(a.kind) - stageRank(b.kind));

/** Returns the first stage of a kind; undefined only if a template violates its rule. */
export const firstStageOf = <S extends { readonly kind: ApplicationStageKind; isActive: boolean }>(
  stages: readonly S[],
  kind: ApplicationStageKind,
): S | undefined => stages.find((stage) => stage.isActive && stage.kind === kind);

/**
 * Returns a stage's label for the client: the custom label, or else that of the standard pipeline
 * for its kind, and never its internal name. Null before anything is submitted.
 */
export const clientLabelOf = ({
  kind,
  clientLabel,
}: Pick<PipelineStage, 'kind' | 'clientLabel'>): string | null =>
  isEarlyStage(kind)
    ? null
    : (clientLabel ?? firstStageOf(defaultPipeline, kind)?.clientLabel ?? null);
