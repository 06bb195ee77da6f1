// Source edits that the generators share. Each fails with an error if the source is not as
// expected.
import { stop } from './workspace.mjs';

const closing = { '[': ']', '{': '}', '(': ')' };

/**
 * Where the bracket that opens last in `marker` closes.
 * @param {string} source @param {string} marker text that ends with the opening bracket
 */
function endOf(source, marker) {
  const at = source.indexOf(marker);
  const open = /** @type {keyof typeof closing} */ (marker.at(-1));
  if (at < 0 || !closing[open]) stop(`Not found, so nothing was changed: ${marker}`);
  let depth = 0;
  for (let i = at + marker.length - 1; i < source.length; i += 1) {
    if (source[i] === open) depth += 1;
    if (source[i] === closing[open] && (depth -= 1) === 0) return i;
  }
  return stop(`Never closed: ${marker}`);
}

/** Adds an entry as the last of a list or record. @param {string} marker @param {string} entry */
export const addTo = (marker, entry) => (/** @type {string} */ source) => {
  const end = endOf(source, marker);
  const before = source.slice(0, end).trimEnd();
  const comma = /[,[{(]$/.test(before) ? '' : ',';
  return `${before}${comma}\n${entry}\n${source.slice(end)}`;
};

/** Adds a statement as the last of a block. @param {string} marker @param {string} statement */
export const addStatement = (marker, statement) => (/** @type {string} */ source) => {
  const end = endOf(source, marker);
  return `${source.slice(0, end).trimEnd()}\n${statement}\n${source.slice(end)}`;
};

/** Adds text before another, once. @param {string | RegExp} marker @param {string} text */
export const addBefore = (marker, text) => (/** @type {string} */ source) => {
  const at = typeof marker === 'string' ? source.indexOf(marker) : source.search(marker);
  if (at < 0) stop(`Not found, so nothing was changed: ${marker}`);
  return source.slice(0, at) + text + source.slice(at);
};

/** Adds text at the end. @param {string} text */
export const addAtEnd = (text) => (/** @type {string} */ source) =>
  `${source.trimEnd()}\n${text}\n`;

/** Replaces a text that has to be there. @param {string} from @param {string} to */
export const replaceOnce = (from, to) => (/** @type {string} */ source) => {
  if (!source.includes(from)) stop(`Not found, so nothing was changed: ${from}`);
  return source.replace(from, () => to);
};

/**
 * Imports a name from a module: into the import that is there, or by a new line at the top. An
 * import of types alone that a value joins becomes one import of both.
 * @param {string} module @param {string} name @param {'type' | 'value'} kind
 */
export const importing =
  (module, name, kind = 'value') =>
  (/** @type {string} */ source) => {
    const present = new RegExp(
      `^import (type )?\\{([^}]*)\\} from '${module.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}';`,
      'm',
    );
    const found = present.exec(source);
    const line = (/** @type {boolean} */ types, /** @type {string[]} */ names) =>
      `import ${types ? 'type ' : ''}{ ${names.join(', ')} } from '${module}';`;
    if (!found) return `${line(kind === 'type', [name])}\n${source}`;
    const onlyTypes = found[1] !== undefined;
    const listed = (found[2] ?? '').split(',').map((one) => one.trim());
    const names = listed.filter(Boolean);
    if (names.includes(name)) return source;
    const stayTypes = onlyTypes && kind === 'type';
    const before = onlyTypes && !stayTypes ? names.map((one) => `type ${one}`) : names;
    const added = kind === 'type' && !stayTypes ? `type ${name}` : name;
    if (before.includes(added)) return source;
    const list = [...before.filter((one) => one !== `type ${name}`), added];
    list.sort((a, b) => a.localeCompare(b));
    return source.replace(found[0], () => line(stayTypes, list));
  };

/** The record literal in which a text stands, with its braces; null where it does not. @param {string} source @param {string} text */
export function objectAround(source, text) {
  const at = source.indexOf(text);
  if (at < 0) return null;
  const start = source.lastIndexOf('{', at);
  return source.slice(start, endOf(source.slice(start), '{') + start + 1);
}
