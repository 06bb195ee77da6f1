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

/** What the rows behind a figure are grouped by. */
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
 * How a figure is computed of its rows. `median`: half of them took less; `mean`: their average;
 * `share`: the part for which it is true; `steps`: the part that reached the last step; `sum`: the total; `margin`:
 * billed minus paid, in one currency.
 */
export type ReportKind = 'median' | 'mean' | 'share' | 'steps' | 'sum' | 'margin';

/**
 * What tells how a report stood on a day in the past: rows that carry their dates; the trail of
 * changes, which is kept for some years; or, beside that, when profiles were confirmed before.
 */
export type ReportHistory = 'rows' | 'trail' | 'confirmations';

/** A report: what it says and exactly how, and who reads it. */
export interface ReportDefinition {
  readonly name: string;
  /** How the number is made, in a sentence or two. */
  readonly definition: string;
  readonly unit: ReportUnit;
  readonly kind: ReportKind;
  readonly permission: PermissionName;
  readonly dimensions: readonly ReportDimension[];
  readonly steps?: readonly ReportStep[];
  /** Which way is better; null where neither is. */
  readonly better: 'higher' | 'lower' | null;
  readonly history: ReportHistory;
  /** What stands at one moment, now or on a past day: no period, nothing before it. */
  readonly isStock?: boolean;
  /** A second figure beside the first one, of the same rows as far as they have it. */
  readonly beside?: {
    readonly name: string;
    readonly unit: ReportUnit;
    readonly kind: Extract<ReportKind, 'median' | 'share'>;
  };
  /** Below so many rows the figure says nothing. */
  readonly minRows?: number;
  /**
   * What its version for a client is grouped by; absent where there is none: whatever tells of
   * money, of other clients, of colleagues, or of people whom the client was not shown.
   */
  readonly clientDimensions?: readonly ReportDimension[];
}
