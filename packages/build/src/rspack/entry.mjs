/**
 * @typedef {object} EntryPage a page that visitors get before, and without, shell and federation
 * @property {readonly string[]} addresses of it, as the route table of the remote writes them
 * @property {string} next the part of the remote that comes after it, `src/…`: fetched ahead
 */
/**
 * What `entry.json` says of an entry page.
 * @typedef {EntryPage & { start: string[], fonts: string[] }} Entry `start`: the files that it names
 */

/** The folder, within a release, of its entry page. */
export const entryFolder = 'entry';

/** Read by the server: the page's addresses, and what comes after it. */
export const entryFile = 'entry.json';

/** Maximum bytes of scripts, as sent, that an entry page may start with. */
export const entryLimit = 120_000;
