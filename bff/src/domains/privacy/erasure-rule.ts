/** The rule of the one open task on a record whose person asked to be erased. */
export const erasureRule = 'erasure_asked';
