import { badValue, notSupported, ServerError } from '../errors.ts';
import { CollationTable } from './collation-table.ts';
import { withTextOrder } from './key.ts';
import { asNumber, isDoc, isNumeric, type Doc, type Value } from './value.ts';

/** Order and equality of texts that are not compared by bytes. */
export interface Collation {
  /** The same for equal collations. */
  id: string;
  /** The document that MongoDB shows. */
  source: Doc;
  keyOf: (text: string) => string;
}

/** Languages whose order treats no two letters as one, with the countries of their locales. */
const LOCALES = /^(?:en|de|fr|es|it|pt|nl|sv|fi|pl|ro|tr|ru|el)(?:_[A-Z]{2})?$/;
const DEFAULTS: Doc = {
  caseLevel: false,
  caseFirst: 'off',
  strength: 3,
  numericOrdering: false,
  alternate: 'non-ignorable',
  maxVariable: 'punct',
  normalization: false,
  backwards: false,
};
/** Texts are always compared in composed form. */
const WITHOUT_EFFECT = new Set(['maxVariable', 'normalization', 'version', 'strength', 'locale']);
const tables = new Map<string, CollationTable>();

/**
 * Parses a collation; undefined for the simple one. Throws `NotImplemented` (238) if its strength
 * is neither 1 nor 2.
 */
export function parseCollation(source: Value): Collation | undefined {
  if (source === undefined || source === null) return undefined;
  if (!isDoc(source)) throw new ServerError(14, `BSON field 'collation' is the wrong type`);
  const { locale } = source;
  if (Object.keys(source).length === 0) return undefined;
  if (locale === undefined)
    throw new ServerError(40414, `BSON field 'collation.locale' is missing but a required field`);
  if (typeof locale !== 'string')
    throw new ServerError(14, 'the locale of a collation is a string');
  for (const option of Object.keys(source))
    if (option !== 'locale' && option !== 'version' && !Object.hasOwn(DEFAULTS, option))
      throw new ServerError(40415, `BSON field 'collation.${option}' is an unknown field.`);
  if (locale === 'simple') return undefined;
  const strength = source['strength'] === undefined ? 3 : strengthOf(source['strength']);
  for (const [option, standard] of Object.entries(DEFAULTS)) {
    if (WITHOUT_EFFECT.has(option) || source[option] === undefined) continue;
    if (source[option] !== standard) throw notSupported(`the collation option ${option}`);
  }
  if (!LOCALES.test(locale) || locale === 'fr_CA')
    throw notSupported(`the collation of the locale ${locale}`);
  if (strength > 2) throw notSupported('a collation of a strength other than 1 and 2');
  return {
    id: `${locale}/${strength}`,
    source: { locale, ...DEFAULTS, strength, version: '57.1' },
    keyOf: (text) => tableOf(locale).keyOf(text, strength === 2),
  };
}

function strengthOf(value: Value): number {
  const strength = isNumeric(value) ? asNumber(value) : Number.NaN;
  if (!Number.isInteger(strength) || strength < 1 || strength > 5)
    throw badValue(
      `Enumeration value '${String(value)}' for field 'collation.strength' is not a valid value.`,
    );
  return strength;
}

function tableOf(locale: string): CollationTable {
  let table = tables.get(locale);
  if (!table) tables.set(locale, (table = new CollationTable(locale.replace('_', '-'))));
  return table;
}

let active: Collation | undefined;

/** Returns the collation currently used for keys. */
export function activeCollation(): Collation | undefined {
  return active;
}

/** Runs work with texts compared by a collation; undefined is the simple one. */
export function withCollation<T>(collation: Collation | undefined, work: () => T): T {
  if (collation === active) return work();
  const outer = active;
  active = collation;
  try {
    return withTextOrder(collation?.keyOf, work);
  } finally {
    active = outer;
  }
}

/** Checks whether a collation affects a value. */
export function holdsText(value: Value): boolean {
  if (typeof value === 'string') return true;
  if (Array.isArray(value)) return value.some(holdsText);
  return isDoc(value) && Object.values(value).some(holdsText);
}
