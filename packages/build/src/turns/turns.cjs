/** Number of `npm test` runs that share the test files and journeys, and the slowest tests. */
const shares = { files: 3, long: 6 };

/**
 * Whether something long has its turn: `npm test` runs each of these at every third or sixth run
 * (`shares`), by `MUSTER_TURN`, a number. Everything is due where that is not set: in `npm run test:full`, and
 * for who runs tests by their names.
 * @param {number} place of it among its like, from 0
 * @param {number} oneOf how many runs share them
 */
function isDue(place, oneOf) {
  const turn = Number.parseInt(process.env.MUSTER_TURN ?? '', 10);
  return Number.isNaN(turn) || place % oneOf === turn % oneOf;
}

/**
 * Of what is tried in the same way on very many endpoints, screens or builds, the share that a run
 * takes. The place moves on by one in each row, so that each share is a mixture.
 * @template T @param {readonly T[]} all @returns {T[]}
 */
function dueShare(all) {
  return all.filter((_, place) => isDue(place + Math.floor(place / shares.long), shares.long));
}

/** @param {string} file @param {readonly string[]} places files, or folders of files */
const isIn = (file, places) =>
  places.some((place) => file === place || file.startsWith(`${place}/`));

/**
 * Whether a test file has its turn: those that are never left out at every run, the longest at every
 * sixth, any other at every third.
 * @param {string} file
 * @param {number} place of it among all files, from 0
 * @param {{ always: readonly string[], long: readonly string[] }} options files, or folders of such
 */
function isFileDue(file, place, { always, long }) {
  if (isIn(file, always)) return true;
  return long.includes(file) ? isDue(long.indexOf(file), shares.long) : isDue(place, shares.files);
}

/** The files changed since the work began, relative to the root; `npm test` sets them. */
const changedFiles = () => (process.env.MUSTER_CHANGED ?? '').split('\n').filter(Boolean);

module.exports = { changedFiles, dueShare, isDue, isFileDue, isIn, shares };
