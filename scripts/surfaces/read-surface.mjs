import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { declaredNames } from '../../packages/build/src/source/declared-names.mjs';
import { root } from '../setup/root.mjs';

/** Packages whose exports other packages use. */
export const packages = /** @type {const} */ (['blocks', 'contracts', 'kit', 'ui']);

/** Provided by the shell at run time to remotes that were built at another time. */
export const handedOut = new Set(['ui']);

export const folderOf = (/** @type {string} */ name) => path.join(root, 'packages', name);

/**
 * Returns the exports of a package, sorted: `formatMoney`, `type Route`. @param {string} name
 * @returns {string[]}
 */
export function readSurface(name) {
  const found = exportsOf(path.join(folderOf(name), 'src/index.ts'), new Set());
  return [...found].map(([exported, isType]) => `${isType ? 'type ' : ''}${exported}`).sort();
}

/** @typedef {Map<string, boolean>} Exports whether each is a type alone, by name */
/** @typedef {Record<string, any>} Node of the syntax tree */

/**
 * @param {string} file @param {Set<string>} above the files that lead here
 * @returns {Exports}
 */
function exportsOf(file, above) {
  if (above.has(file)) return new Map();
  const way = new Set(above).add(file);
  const syntax = { syntax: /** @type {const} */ ('typescript'), tsx: file.endsWith('x') };
  const { body } = parseSync(readFileSync(file, 'utf8'), { ...syntax, target: 'es2023' });
  const declared = typesDeclared(body);
  /** @type {Exports} */
  const found = new Map();
  for (const node of body) for (const [name, isType] of exportedBy(node)) found.set(name, isType);
  return found;

  /** @param {Node} node @returns {Exports} */
  function exportedBy(node) {
    const from = node.source && path.resolve(path.dirname(file), node.source.value);
    if (node.type === 'ExportAllDeclaration') return exportsOf(from, way);
    if (node.type === 'ExportDeclaration')
      return new Map(
        declaredNames(node.declaration).map((name) => [name, isTypeAlone(node.declaration)]),
      );
    if (node.type !== 'ExportNamedDeclaration') return new Map();
    const source = from && isOurs(node.source.value) ? exportsOf(from, way) : new Map();
    return new Map(
      node.specifiers.map((/** @type {Node} */ one) => {
        const own = one.orig?.value ?? one.name.value;
        const isType = node.typeOnly || one.isTypeOnly || source.get(own) || declared.has(own);
        return [one.exported?.value ?? own, Boolean(isType)];
      }),
    );
  }
}

const isOurs = (/** @type {string} */ source) =>
  /^\.{1,2}\//.test(source) && /\.tsx?$/.test(source);

const typesAlone = new Set(['TsInterfaceDeclaration', 'TsTypeAliasDeclaration']);
const isTypeAlone = (/** @type {Node} */ { type }) => typesAlone.has(type);

/** Types that a file declares and may export further down. @param {Node[]} body */
const typesDeclared = (body) =>
  new Set(body.filter(isTypeAlone).flatMap((declaration) => declaredNames(declaration)));
