import { parseSync } from '@swc/core';
import { declaredNames } from './declared-names.mjs';

/**
 * What a source takes and hands on, types aside. A name `*` is everything.
 * @typedef {object} Facts
 * @property {[from: string, names: string[]][]} imports
 * @property {[from: string, names: Record<string, string> | null][]} handsOn
 *   its name there by its name here; null: all
 * @property {string[]} own names that it exports by itself
 * @property {boolean} isPlain it does nothing but hand on
 */

/** @typedef {Record<string, any>} Node of the syntax tree */

/** @param {string} source @param {boolean} tsx @returns {Facts} */
export function factsOf(source, tsx) {
  const { body } = parseSync(source, { syntax: 'typescript', tsx, target: 'es2023' });
  /** @type {Facts} */
  const facts = { imports: loadedLater(source), handsOn: [], own: [], isPlain: true };
  for (const node of /** @type {Node[]} */ (body)) note(node, facts);
  return facts;
}

/** @param {Node} node @param {Facts} facts */
function note(node, facts) {
  const from = node.source?.value;
  if (node.type === 'ImportDeclaration') {
    const names = node.typeOnly ? [] : node.specifiers.filter(isValue).map(takenBy);
    if (names.length > 0) facts.imports.push([from, names]);
    // Imported only for its side effects.
    else if (node.specifiers.length === 0) facts.imports.push([from, ['*']]);
  } else if (node.type === 'ExportAllDeclaration') facts.handsOn.push([from, null]);
  else if (node.type === 'ExportNamedDeclaration' && from) {
    const names = node.typeOnly ? [] : node.specifiers.filter(isValue).map(handedOn);
    if (names.length > 0) facts.handsOn.push([from, Object.fromEntries(names)]);
  } else if (!isType(node)) {
    facts.isPlain = false;
    facts.own.push(...ownNames(node));
  }
}

const isValue = (/** @type {Node} */ { isTypeOnly }) => !isTypeOnly;

const types = new Set(['TsInterfaceDeclaration', 'TsTypeAliasDeclaration']);
/** @param {Node} node */
const isType = ({ type, declaration, typeOnly }) =>
  types.has(type) || typeOnly || types.has(declaration?.type);

/** @param {Node} node @returns {string[]} */
function ownNames({ type, declaration, specifiers }) {
  if (type.startsWith('ExportDefault')) return ['default'];
  if (type === 'ExportDeclaration') return declaredNames(declaration);
  return (specifiers ?? []).map(
    (/** @type {Node} */ { exported, orig }) => (exported ?? orig).value,
  );
}

/** @param {Node} specifier */
function takenBy({ type, imported, local }) {
  if (type === 'ImportNamespaceSpecifier') return '*';
  return type === 'ImportDefaultSpecifier' ? 'default' : (imported ?? local).value;
}

/** @param {Node} specifier @returns {[here: string, there: string]} */
function handedOn({ type, orig, exported, name }) {
  if (type === 'ExportNamespaceSpecifier') return [name.value, '*'];
  return [(exported ?? orig).value, orig.value];
}

/** `import('…')` and `new URL('…', import.meta.url)`. @param {string} source @returns {Facts['imports']} */
function loadedLater(source) {
  const calls = source.matchAll(/\b(?:import|new URL)\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/g);
  return [...calls].map(([, from = '']) => [from, ['*']]);
}
