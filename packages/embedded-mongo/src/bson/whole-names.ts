/*
 * JavaScript puts the fields of an object whose names are whole numbers before all others. In
 * memory such a field is kept under its name with a mark before it, which no name in BSON can
 * hold, so that it keeps its place.
 */
const MARK = '\u0000';
const WHOLE = /^(?:0|[1-9]\d{0,9})$/;

/** Returns the property in which a document in memory stores a field. */
export function propertyOf(name: string): string {
  const first = name.charCodeAt(0);
  return first >= 0x30 && first <= 0x39 && WHOLE.test(name) ? MARK + name : name;
}

/** Returns the field name that a document in memory stores in a property. */
export function nameOf(property: string): string {
  return property.charCodeAt(0) === 0 && WHOLE.test(property.slice(1))
    ? property.slice(1)
    : property;
}
