import type {
  ReportDefinition,
  ReportDimension,
  ReportFigure,
  ReportStep,
} from '@muster/contracts';
import type { Types } from 'mongoose';

/** One thing that a report counts. */
export interface Observation {
  /** Id of the row; unique only within its kind. */
  readonly id: string;
  readonly at: Date;
  /** Its value in the figure: a duration, 1 or 0, a weight, a margin. */
  readonly value: number;
  /** Its value in the report's second figure; absent if there is none. */
  readonly beside?: number | null;
  /** The report's steps that it passed. */
  readonly reached?: readonly ReportStep[];
  /** Monthly bill and pay, in minor units of the currency of its group. */
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

/** Returns the median of sorted values; the mean of the two middle ones. */
function median(sorted: Float64Array): number {
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

/** Returns the 90th percentile. */
const ninthTenth = (sorted: Float64Array): number =>
  sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0;

/** Computes the figure of some observations, according to the report's definition. */
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
    ? rounded(median(Float64Array.from(values).sort()), 1)
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
    // A typed array is sorted without calling a comparison function.
    const sorted = Float64Array.from(observations, ({ value }) => value).sort();
    return { count, value: rounded(median(sorted), 1), p90: rounded(ninthTenth(sorted), 1) };
  }
  if (kind === 'margin') return { ...none, value: marginOfAll(observations) };
  return { ...none, value: rounded(sumOf(observations.map(({ value }) => value)) / count, 4) };
}

/** For a single currency only: amounts of two are never added up. */
function marginOfAll(observations: readonly Observation[]): number | null {
  const currencies = new Set(observations.flatMap(({ groups }) => groups.currency ?? []));
  const bill = sumOf(observations.map(({ money }) => money?.bill ?? 0));
  const pay = sumOf(observations.map(({ money }) => money?.pay ?? 0));
  return currencies.size === 1 && bill > 0 ? rounded((bill - pay) / bill, 4) : null;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
