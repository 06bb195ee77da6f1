import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import selectors from 'postcss-selector-parser';
import { entryFolder } from '../rspack/entry.mjs';

/** @typedef {import('./read-build.mjs').Build} Build */
/** @typedef {import('postcss').Rule} Rule */
/** @typedef {import('postcss').AtRule} AtRule */

/** At-rules that only set when their inner rules apply. */
const conditions = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style']);

const named = 3;

/**
 * Rules of a build's stylesheets that would touch what is not its own: each has to be bound to a
 * class of the build, which begins with the remote's name.
 * @param {Build} build @param {string} name
 * @returns {string[]}
 */
export function checkStyles({ folder, files }, name) {
  const stray = files
    // An entry page is a separate document.
    .filter((file) => file.endsWith('.css') && !file.startsWith(`${entryFolder}${path.sep}`))
    .flatMap((file) =>
      strayRules(readFileSync(path.join(folder, file), 'utf8'), name).map(
        (rule) => `${rule} (${file})`,
      ),
    );
  if (stray.length === 0) return [];
  const more = stray.length > named ? ` and ${stray.length - named} more` : '';
  return [
    `It styles what is not its own: ${stray.slice(0, named).join(', ')}${more}. Write it as a class of a .module.css.`,
  ];
}

/**
 * @param {string} css @param {string} name
 * @returns {string[]} the selectors, and the at-rules that hold for the whole page
 */
export function strayRules(css, name) {
  /** @type {string[]} */
  const stray = [];
  parse(css).walk((node) => {
    if (node.type === 'rule' && !isKeyframe(node) && !isNested(node))
      stray.push(...node.selectors.filter((selector) => !isOwn(selector, name)));
    if (node.type === 'atrule' && !conditions.has(node.name) && !isOwnAtRule(node, name))
      stray.push(`@${node.name} ${node.params}`.trim());
  });
  return stray;
}

const isKeyframe = (/** @type {Rule} */ { parent }) =>
  parent?.type === 'atrule' && /** @type {AtRule} */ (parent).name.endsWith('keyframes');

/** A nested rule is bound by the outer one. */
const isNested = (/** @type {Rule} */ { parent }) => parent?.type === 'rule';

/** @param {AtRule} node @param {string} name */
const isOwnAtRule = ({ name: kind, params }, name) =>
  kind.endsWith('keyframes') && params.startsWith(`${name}-`);

/** @param {string} selector @param {string} name */
function isOwn(selector, name) {
  const [only] = selectors().astSync(selector).nodes;
  return only ? isBound(only, name) : false;
}

/**
 * Whether one of a selector's parts is a class of the build. What `:not()` and `:has()` hold does not
 * bind it; of `:is()` and `:where()` each choice has to.
 * @param {selectors.Selector} selector @param {string} name
 * @returns {boolean}
 */
function isBound(selector, name) {
  return selector.nodes.some(
    (node) =>
      (node.type === 'class' && node.value.startsWith(`${name}-`)) ||
      (node.type === 'pseudo' &&
        /^:(is|where)$/.test(node.value) &&
        node.nodes.length > 0 &&
        node.nodes.every((choice) => isBound(choice, name))),
  );
}
