import type { PermissionName } from '../../core/permissions.ts';

export const reportUnits = [
  'percent',
  'days',
  'hours',
  'working_hours',
  'points',
  'count',
] as const;
export type ReportUnit = (typeof reportUnits)[number];

/** Dimensions for grouping the rows of a figure. */
export const reportDimensions = [
  'client',
  'recruiter',
  'job',
  'skill',
  'source',
  'age',
  'priority',
  'stage',
  'clock',
  'interviewer',
  'competency',
  'rater',
  'pool',
  'side',
  'reason',
  'told',
  'milestone',
  'relationship',
  'currency',
] as const;
export type ReportDimension = (typeof reportDimensions)[number];

/** Key of the group for rows that have no value in a dimension, or none that the reader may see. */
export const noReportGroup = 'none';

/** The steps of a funnel, in order; each counts everything that ever reached it. */
export const reportSteps = [
  'added',
  'interested',
  'internal_review',
  'submitted',
  'client_interview',
  'selected',
  'contracting',
  'placed',
  'vetted',
  'stayed',
  'referred',
  'in_process',
  'rewarded',
] as const;
export type ReportStep = (typeof reportSteps)[number];

/**
 * How a figure is computed from its rows. `median`: half of them took less; `mean`: their average;
 * `share`: the fraction for which it is true; `steps`: the fraction that reached the last step;
 * `sum`: the total; `margin`: billed minus paid, in one currency.
 */
export type ReportKind = 'median' | 'mean' | 'share' | 'steps' | 'sum' | 'margin';

/**
 * Source of a report's past states: dated rows; the audit trail, which is kept for some years; or,
 * in addition to the trail, earlier confirmations of profiles.
 */
export type ReportHistory = 'rows' | 'trail' | 'confirmations';

/** A report: its meaning, exact definition and readers. */
export interface ReportDefinition {
  readonly name: string;
  /** Definition of the figure in one or two sentences. */
  readonly definition: string;
  readonly unit: ReportUnit;
  readonly kind: ReportKind;
  readonly permission: PermissionName;
  readonly dimensions: readonly ReportDimension[];
  readonly steps?: readonly ReportStep[];
  /** The better direction; null if neither is. */
  readonly better: 'higher' | 'lower' | null;
  readonly history: ReportHistory;
  /** A value at one moment, now or on a past day: no period, no comparison with the one before. */
  readonly isStock?: boolean;
  /** A second figure beside the first, from those of its rows that have a value. */
  readonly beside?: {
    readonly name: string;
    readonly unit: ReportUnit;
    readonly kind: Extract<ReportKind, 'median' | 'share'>;
  };
  /** Minimum rows below which the figure is not meaningful. */
  readonly minRows?: number;
  /**
   * Dimensions of the client version; absent if there is none: for reports that reveal money, other
   * clients, colleagues, or candidates that were not shown to the client.
   */
  readonly clientDimensions?: readonly ReportDimension[];
}
