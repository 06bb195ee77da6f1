/**
 * What a build needs and claims, for the gate before its release.
 * @typedef {object} Needs
 * @property {Record<string, string[]>} names which names it takes of each shared library
 * @property {string[]} routes the addresses that it declares, as they stand in its source
 * @property {string[]} start the scripts that each of its pages loads
 * @property {Record<string, string[]>} pages the further scripts of each part that is loaded by itself
 */

export const needsFile = 'needs.json';
