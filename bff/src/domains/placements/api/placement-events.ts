/** Event: the work of a contractor ended, on time or early. */
export const placementEnded = 'placement.ended';
