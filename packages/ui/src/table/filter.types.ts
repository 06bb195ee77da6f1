export type FilterKind = 'multi' | 'single' | 'number' | 'date' | 'text' | 'boolean';

/**
 * The comparisons of the API's filter grammar. `is` has no suffix (`status`), the others one
 * (`englishLevel.gte`).
 */
export type FilterOperator = 'is' | 'not' | 'all' | 'gte' | 'lte';

export interface FilterOption {
  value: string;
  label: string;
}

/** One thing a list can be filtered by. */
export interface FilterDefinition {
  /** The API's filter key (`englishLevel`). */
  key: string;
  label: string;
  kind: FilterKind;
  /** The choices of `single` and `multi`; with `loadOptions`, those whose names are known already. */
  options?: readonly FilterOption[];
  /** Choices looked up while typing (people, skills, companies). */
  loadOptions?: (query: string) => Promise<readonly FilterOption[]>;
  /** The comparisons on offer, the likely one first; each kind has its own default. */
  operators?: readonly FilterOperator[];
  /** A unit behind the number in the editor ("$ / h"). */
  unit?: string;
  /** A value in words, for the chip ("$70 / h"); choices and days have their own. */
  format?: (value: string) => string;
  /** What is wrong with a text, in words; it is then not applied. Null where nothing is. */
  problemOf?: (value: string) => string | null;
}

/** Filters in force, keyed like the API: `{ status: 'active,new', 'englishLevel.gte': 'B2' }`. */
export type FilterValues = Readonly<Record<string, string>>;
