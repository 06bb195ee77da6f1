import { isSame } from './changed-paths.ts';
import { getAtPath, setAtPath } from '../state/field-path.ts';
import type { DescribedField } from '../field-words.ts';

export type ConflictSide = 'mine' | 'theirs';

/** What happened to each field since both sides began from `base`. */
export interface Conflict {
  /** Changed by both, to different values. */
  clashes: DescribedField[];
  /** Changed by one side only; its value is kept. */
  automatic: { field: DescribedField; side: ConflictSide }[];
}

/** Sorts the fields by who changed them; equal changes by both are no conflict and are left out. */
export function findConflict(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  fields: readonly DescribedField[],
): Conflict {
  const conflict: Conflict = { clashes: [], automatic: [] };
  for (const field of fields) {
    const [was, my, their] = [base, mine, theirs].map((values) => getAtPath(values, field.path));
    const byMe = !isSame(was, my);
    const byThem = !isSame(was, their);
    if (byMe && byThem && !isSame(my, their)) conflict.clashes.push(field);
    else if (byMe && !byThem) conflict.automatic.push({ field, side: 'mine' });
    else if (byThem && !byMe) conflict.automatic.push({ field, side: 'theirs' });
  }
  return conflict;
}

/**
 * The merged values: theirs, with my value where I alone changed a field or where `choices` says
 * mine. Fields that are not listed stay as they are in theirs.
 */
export function mergeConflict<Values>(
  versions: { mine: Values; theirs: Values },
  conflict: Conflict,
  choices: Readonly<Record<string, ConflictSide>>,
): Values {
  const paths = [
    ...conflict.automatic.filter(({ side }) => side === 'mine').map(({ field }) => field.path),
    ...conflict.clashes.filter(({ path }) => choices[path] === 'mine').map(({ path }) => path),
  ];
  return paths.reduce(
    (merged, path) => setAtPath(merged, path, getAtPath(versions.mine, path)),
    versions.theirs,
  );
}
