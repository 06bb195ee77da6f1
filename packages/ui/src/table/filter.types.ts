export type FilterKind = 'multi' | 'single' | 'number' | 'date' | 'text' | 'boolean';

/**
 * The comparisons of the API's filter grammar. `is` has no suffix (`status`), the others have one
 * (`englishLevel.gte`).
 */
export type FilterOperator = 'is' | 'not' | 'all' | 'gte' | 'lte';

export interface FilterOption {
  value: string;
  label: string;
}

/** A filter of a list. */
export interface FilterDefinition {
  /** The API's filter key (`englishLevel`). */
  key: string;
  label: string;
  kind: FilterKind;
  /**
   * The choices of `single` and `multi`; with `loadOptions`, those whose names are already known.
   */
  options?: readonly FilterOption[];
  /** Looks up choices while the user types (people, skills, companies). */
  loadOptions?: (query: string) => Promise<readonly FilterOption[]>;
  /** The available comparisons, the likely one first; each kind has its own default. */
  operators?: readonly FilterOperator[];
  /** A unit after the number in the editor ("$ / h"). */
  unit?: string;
  /** Formats a value for the chip ("$70 / h"); choices and days have their own format. */
  format?: (value: string) => string;
  /** Returns what is wrong with a text, which is then not applied; null if it is valid. */
  problemOf?: (value: string) => string | null;
}

/** Active filters, keyed like the API: `{ status: 'active,new', 'englishLevel.gte': 'B2' }`. */
export type FilterValues = Readonly<Record<string, string>>;
