import type {
  FilterDefinition,
  FilterKind,
  FilterOperator,
  FilterOption,
  FilterValues,
} from './filter.types.ts';

/** One active filter, parsed. `value` is the API's text: a list is separated by commas. */
export interface FilterEntry {
  key: string;
  operator: FilterOperator;
  value: string;
}

const suffixes: ReadonlySet<string> = new Set<FilterOperator>(['not', 'all', 'gte', 'lte']);

const defaultOperators: Record<FilterKind, readonly FilterOperator[]> = {
  multi: ['is', 'not'],
  single: ['is', 'not'],
  number: ['gte', 'lte'],
  date: ['gte', 'lte'],
  text: ['is'],
  boolean: ['is'],
};

function isSuffix(text: string | undefined): text is FilterOperator {
  return text !== undefined && suffixes.has(text);
}

/** Returns the comparisons available for a filter, never empty. */
export function operatorsOf(filter: FilterDefinition): readonly FilterOperator[] {
  return filter.operators?.length ? filter.operators : defaultOperators[filter.kind];
}

/** Parses `englishLevel.gte` with `B2` into an entry; a key without a known suffix means `is`. */
function parseFilter(recordKey: string, value: string): FilterEntry {
  const [key = recordKey, suffix] = recordKey.split('.');
  return isSuffix(suffix)
    ? { key, operator: suffix, value }
    : { key: recordKey, operator: 'is', value };
}

/** Returns the key of an entry in {@link FilterValues}. */
export function filterRecordKey({ key, operator }: Pick<FilterEntry, 'key' | 'operator'>): string {
  return operator === 'is' ? key : `${key}.${operator}`;
}

/** Returns the entries of a record in its own order; empty values and unknown keys are omitted. */
export function entriesOf(
  values: FilterValues,
  filters: readonly FilterDefinition[],
): { entry: FilterEntry; filter: FilterDefinition }[] {
  return Object.entries(values).flatMap(([recordKey, value]) => {
    const entry = parseFilter(recordKey, value);
    const filter = filters.find((candidate) => candidate.key === entry.key);
    return filter && value !== '' ? [{ entry, filter }] : [];
  });
}

/**
 * Returns the record with an entry that replaces another (`replaced`) or is added; empty ones are
 * removed.
 */
export function withEntry(
  values: FilterValues,
  entry: FilterEntry,
  replaced?: FilterEntry,
): Record<string, string> {
  const oldKey = replaced && filterRecordKey(replaced);
  const newKey = filterRecordKey(entry);
  const kept = Object.entries(values).filter(([key]) => key !== oldKey && key !== newKey);
  return Object.fromEntries(entry.value === '' ? kept : [...kept, [newKey, entry.value]]);
}

/** Splits a list value into its parts. */
export function splitValue(value: string): string[] {
  return value.split(',').filter(Boolean);
}

/** Returns the names behind a value; an id without a known name is used itself. */
export function labelsOf(value: string, options: readonly FilterOption[]): string[] {
  return splitValue(value).map(
    (part) => options.find((option) => option.value === part)?.label ?? part,
  );
}
