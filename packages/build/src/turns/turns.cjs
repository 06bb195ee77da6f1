/** Number of `npm test` runs that share what takes turns. */
const shares = 6;

/**
 * Whether something has its turn: `npm test` runs it at every sixth run (`shares`), by `MUSTER_TURN`,
 * a number. Everything is due where that is not set: in `npm run test:full`, and if tests are run by
 * their names.
 * @param {number} place of it among its like, from 0
 */
function isDue(place) {
  const turn = Number.parseInt(process.env.MUSTER_TURN ?? '', 10);
  return Number.isNaN(turn) || place % shares === turn % shares;
}

/**
 * Of what is tried in the same way on very many endpoints, screens or builds, the share that a run
 * takes. The place moves on by one in each row, so that each share is a mixture.
 * @template T @param {readonly T[]} all @returns {T[]}
 */
function dueShare(all) {
  return all.filter((_, place) => isDue(place + Math.floor(place / shares)));
}

/** @param {string} file @param {readonly string[]} places files, or folders of files */
const isIn = (file, places) =>
  places.some((place) => file === place || file.startsWith(`${place}/`));

/**
 * Whether a test file has its turn. The longest are counted by themselves, so that each run gets one
 * of them.
 * @param {string} file
 * @param {number} place of it among all files, from 0
 * @param {{ always: readonly string[], long: readonly string[] }} options files, or folders of such
 */
function isFileDue(file, place, { always, long }) {
  if (isIn(file, always)) return true;
  return isDue(long.includes(file) ? long.indexOf(file) : place);
}

/** The files changed since the work began, relative to the root; `npm test` sets them. */
const changedFiles = () => (process.env.MUSTER_CHANGED ?? '').split('\n').filter(Boolean);

module.exports = { changedFiles, dueShare, isDue, isFileDue, isIn, shares };
