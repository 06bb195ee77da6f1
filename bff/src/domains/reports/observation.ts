import type {
  ReportDefinition,
  ReportDimension,
  ReportFigure,
  ReportStep,
} from '@muster/contracts';
import type { Types } from 'mongoose';

/** One thing that a report counts. */
export interface Observation {
  /** Of the row; of its kind alone unique. */
  readonly id: string;
  readonly at: Date;
  /** What it brings into the figure: a duration, 1 or 0, a weight, a margin. */
  readonly value: number;
  /** What it brings into the second figure of the report; absent where it has none. */
  readonly beside?: number | null;
  /** Those of the report's steps that it came through. */
  readonly reached?: readonly ReportStep[];
  /** What is billed and paid a month, in minor units of the currency it is grouped by. */
  readonly money?: { readonly bill: number; readonly pay: number };
  readonly groups: Readonly<Partial<Record<ReportDimension, readonly string[]>>>;
  readonly candidateId?: Types.ObjectId | null;
  readonly jobId?: Types.ObjectId | null;
  readonly companyId?: Types.ObjectId | null;
}

const rounded = (value: number, digits: number): number => {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
};

/** The middle of sorted values; of two in the middle what lies between them. */
function median(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

/** The value that nine in ten do not exceed. */
const ninthTenth = (sorted: readonly number[]): number =>
  sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0;

/** What some observations come to, as the report's definition says. */
export function summarise(
  definition: Pick<ReportDefinition, 'kind' | 'minRows' | 'beside'>,
  observations: readonly Observation[],
): ReportFigure {
  const figure = firstFigure(definition, observations);
  const { beside } = definition;
  if (!beside) return figure;
  const rows = observations.flatMap(({ beside: value }) =>
    value === undefined || value === null ? [] : [value],
  );
  return { ...figure, beside: rows.length === 0 ? null : secondFigure(beside.kind, rows) };
}

const secondFigure = (
  kind: NonNullable<ReportDefinition['beside']>['kind'],
  values: readonly number[],
): number =>
  kind === 'median'
    ? rounded(median(values.toSorted((a, b) => a - b)), 1)
    : rounded(sumOf(values) / values.length, 4);

function firstFigure(
  { kind, minRows = 1 }: Pick<ReportDefinition, 'kind' | 'minRows'>,
  observations: readonly Observation[],
): ReportFigure {
  const count = observations.length;
  const none = { value: null, count, p90: null };
  if (kind === 'sum')
    return { ...none, value: rounded(sumOf(observations.map(({ value }) => value)), 2) };
  if (count < minRows) return none;
  if (kind === 'median') {
    const sorted = observations.map(({ value }) => value).toSorted((a, b) => a - b);
    return { count, value: rounded(median(sorted), 1), p90: rounded(ninthTenth(sorted), 1) };
  }
  if (kind === 'margin') return { ...none, value: marginOfAll(observations) };
  return { ...none, value: rounded(sumOf(observations.map(({ value }) => value)) / count, 4) };
}

/** Of one currency alone: amounts of two are never added up. */
function marginOfAll(observations: readonly Observation[]): number | null {
  const currencies = new Set(observations.flatMap(({ groups }) => groups.currency ?? []));
  const bill = sumOf(observations.map(({ money }) => money?.bill ?? 0));
  const pay = sumOf(observations.map(({ money }) => money?.pay ?? 0));
  return currencies.size === 1 && bill > 0 ? rounded((bill - pay) / bill, 4) : null;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
