/**
 * Maximum bytes of scripts, as sent, that a first visit may load before its first data arrives: of
 * the whole page, and of the area itself. From `npm run bench -- client-entry`, plus less than one
 * per cent. Growth has to be made up elsewhere.
 */
export const firstVisitBudgets = {
  /** Staff, on the candidate list. */
  list: { all: 302_500, area: 49_150 },
  /** A client, on their dashboard. */
  dashboard: { all: 271_000, area: 44_250 },
};

/** Each file is a request; a library that is not shared in time would add one. */
export const firstVisitFiles = 8;
