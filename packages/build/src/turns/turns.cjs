/**
 * Whether something long has its turn: `npm test` runs each of these at every second or fourth run,
 * by `MUSTER_TURN`, a number. Everything is due where that is not set: in `npm run test:full`, and
 * for who runs tests by their names.
 * @param {number} place of it among its like, from 0
 * @param {number} oneOf how many runs share them
 */
exports.isDue = function isDue(place, oneOf) {
  const turn = Number.parseInt(process.env.MUSTER_TURN ?? '', 10);
  return Number.isNaN(turn) || place % oneOf === turn % oneOf;
};
