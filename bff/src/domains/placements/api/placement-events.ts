/** The work of a contractor is over, in time or before. */
export const placementEnded = 'placement.ended';
