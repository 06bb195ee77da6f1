import { getField, isDoc, removeField, setField, type Doc, type Value } from '../bson/value.ts';

/** Sets a field of a copy, through documents and array elements; `undefined` removes it. */
export function placeField(holder: Doc, parts: readonly string[], at: number, value: Value): void {
  const field = parts[at]!;
  if (at === parts.length - 1) {
    if (value === undefined) removeField(holder, field);
    else setField(holder, field, value);
    return;
  }
  const current = getField(holder, field);
  if (Array.isArray(current)) {
    setField(
      holder,
      field,
      current.map((item: Value) => placed(item, parts, at + 1, value)),
    );
  } else setField(holder, field, placed(current, parts, at + 1, value));
}

function placed(current: Value, parts: readonly string[], at: number, value: Value): Value {
  if (Array.isArray(current)) return current.map((item: Value) => placed(item, parts, at, value));
  const copy: Doc = isDoc(current) ? { ...current } : {};
  placeField(copy, parts, at, value);
  return copy;
}
