import { useEffect } from 'react';
import { getAtPath } from './state/field-path.ts';

/** Names of records by their id, for fields that hold an id. */
export type RecordNames = ReadonlyMap<string, string>;

/**
 * Formats a field's value; undefined for a value that this field cannot name (an id that it never
 * offered).
 */
export type FieldFormat = (value: unknown, names: RecordNames) => string | undefined;

/** What a field tells its form once: what it is called and how its values read. */
export interface FieldWords {
  label: string;
  format?: FieldFormat | undefined;
  /** For a list: what an item is called where no field of its row holds its name. */
  itemName?: ((item: unknown) => string) | undefined;
}

/** One field of a form in words, for "yours or theirs" and for "was → is". */
export interface DescribedField {
  /** Dotted path in the form's values. */
  path: string;
  label: string;
  format: FieldFormat;
}

type KnownWords = ReadonlyMap<string, FieldWords>;

interface Registration {
  onWords?: ((words: FieldWords) => void) | undefined;
}

/** Registers a field's label and format with its form. Every field calls it. */
export function useFieldWords({ onWords }: Registration, words: FieldWords): void {
  // Options and names change with later renders, so the form always gets the latest ones.
  useEffect(() => onWords?.(words));
}

/**
 * The shown field that a refused path belongs to: a part of a value (an amount's currency) stands
 * at the field that edits the whole. A path that no field shows stays as it is.
 */
export function nearestField(known: KnownWords, path: string): string {
  if (known.has(path)) return path;
  const keys = path.split('.');
  const parents = keys.slice(0, -1).map((_key, depth) => keys.slice(0, depth + 1).join('.'));
  return parents.findLast((parent) => known.get(parent)?.format) ?? path;
}

const isIndex = (key: string): boolean => /^\d+$/.test(key);
const plain: FieldFormat = (value) => String(value);

/** The keys right below `path` among the paths that have words. */
function keysBelow(known: KnownWords, path: string): string[] {
  const prefix = `${path}.`;
  const below = [...known.keys()].filter((other) => other.startsWith(prefix));
  return [...new Set(below.map((other) => other.slice(prefix.length).split('.')[0] ?? ''))];
}

/**
 * The fields of a form in words: by the words that fields and lists have told. A list is one field
 * that reads as its rows; a group of fields without words of its own is read field by field.
 */
export function describeFields(known: KnownWords, values: object): DescribedField[] {
  const paths = new Set([
    ...Object.keys(values),
    ...[...known.keys()].map((path) => path.split('.')[0] ?? ''),
  ]);
  return [...paths].flatMap((path) => describe(known, path));
}

function describe(known: KnownWords, path: string): DescribedField[] {
  const words = known.get(path);
  const below = keysBelow(known, path);
  if (words?.format) return [{ path, label: words.label, format: words.format }];
  if (words) return [{ path, label: words.label, format: rowsFormat(known, path, words) }];
  return below.filter((key) => !isIndex(key)).flatMap((key) => describe(known, `${path}.${key}`));
}

/** A list in words: each row by its name and by the fields that rows show. */
function rowsFormat(known: KnownWords, path: string, { itemName }: FieldWords): FieldFormat {
  const rows = keysBelow(known, path).filter(isIndex);
  const keys = [...new Set(rows.flatMap((row) => keysBelow(known, `${path}.${row}`)))];
  if (keys.length === 0 && !itemName)
    return (value) => (Array.isArray(value) ? String(value.length) : plain(value, new Map()));
  return (value, names) =>
    (Array.isArray(value) ? value : [])
      .map((item: unknown) => {
        const parts = keys.map((key) => {
          const candidates = rows.flatMap((row) => known.get(`${path}.${row}.${key}`) ?? []);
          return rowPart(candidates, getAtPath(item, key), names);
        });
        return [itemName?.(item), parts.filter(Boolean).join(', ')].filter(Boolean).join(': ');
      })
      .filter(Boolean)
      .join('; ');
}

/** One field of a row; what says little without its label is given it. */
function rowPart(candidates: readonly FieldWords[], value: unknown, names: RecordNames): string {
  if (value === undefined || value === null || value === '' || value === false) return '';
  const label = candidates[0]?.label ?? '';
  if (value === true) return label;
  // Each row knows the names that it has offered; the first that knows this one tells it.
  const text = candidates.reduce<string | undefined>(
    (found, { format = plain }) => found ?? format(value, names),
    undefined,
  );
  if (text === undefined) return '';
  return typeof value === 'number' ? `${label} ${text}` : text;
}

const idShape = /^[\da-f]{24}$/;
const ownName = ['name', 'label', 'title', 'fileName'] as const;

/** What the record is called whose id stands under `key`, by the members beside it. */
function nameBeside(key: string, members: Record<string, unknown>): unknown {
  const owner = key.replace(/Id$/, '');
  if (key === 'id' || ['user', 'skill', 'person'].includes(owner))
    return ownName.map((name) => members[name]).find((text) => typeof text === 'string');
  return members[`${owner}Name`] ?? members[`${owner.replace(/User$/, '')}Name`];
}

/** Every name that stands beside an id anywhere in these values. */
export function recordNames(...sources: readonly unknown[]): RecordNames {
  const names = new Map<string, string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const members = value as Record<string, unknown>;
    for (const [key, member] of Object.entries(members)) {
      const name = typeof member === 'string' && idShape.test(member) && nameBeside(key, members);
      if (typeof name === 'string' && name !== '') names.set(String(member), name);
      visit(member);
    }
  };
  for (const source of sources) visit(source);
  return names;
}
