/** `npm run test:full` walks everywhere with everything. */
export const walksAll = Boolean(process.env['MUSTER_TEST_FULL']);

/**
 * Some of the values, one of so many, and others at each turn: so a walk over hundreds of endpoints
 * takes each value to many of them in a bearable time. All of them in `npm run test:full`.
 */
export const inTurn = <T>(values: readonly T[], turn: number, oneOf: number): T[] =>
  walksAll ? [...values] : values.filter((_, index) => (index + turn) % oneOf === 0);
