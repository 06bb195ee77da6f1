import { sameBytes } from '../bson/same.ts';
import { getField, isDoc, setField, type Doc, type Value } from '../bson/value.ts';
import { nameOf } from '../bson/whole-names.ts';

/** Returns the changes of an update by path. */
export function differenceOf(before: Doc, after: Doc): Doc {
  const updatedFields: Doc = {};
  const removedFields: string[] = [];
  const truncatedArrays: Doc[] = [];

  const compareDocs = (old: Doc, next: Doc, prefix: string): void => {
    for (const property of Object.keys(old))
      if (!Object.hasOwn(next, property)) removedFields.push(prefix + nameOf(property));
    for (const property of Object.keys(next)) {
      const name = nameOf(property);
      compare(getField(old, name), next[property], prefix + name);
    }
  };
  const compare = (old: Value, next: Value, path: string): void => {
    if (sameBytes(old, next)) return;
    if (isDoc(old) && isDoc(next)) compareDocs(old, next, `${path}.`);
    else if (Array.isArray(old) && Array.isArray(next)) {
      const shared = Math.min(old.length, next.length);
      for (let at = 0; at < next.length; at++)
        compare(at < shared ? old[at] : undefined, next[at], `${path}.${at}`);
      if (next.length < old.length) truncatedArrays.push({ field: path, newSize: next.length });
    } else setField(updatedFields, path, next);
  };

  compareDocs(before, after, '');
  return { updatedFields, removedFields, truncatedArrays };
}
