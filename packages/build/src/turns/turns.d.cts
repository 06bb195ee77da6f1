/**
 * Whether something long has its turn: `npm test` runs each of these at every second or fourth run.
 * @param place of it among its like, from 0
 * @param oneOf how many runs share them
 */
export function isDue(place: number, oneOf: number): boolean;
