/**
 * Bytes of scripts, as they are sent, that a first visit may load before its first data are there: of
 * the whole page, and of the area itself. Of `npm run bench -- client-entry`, with less than a per
 * cent on top. What grows has to be made room for.
 */
export const firstVisitBudgets = {
  /** Staff, on the list of candidates. */
  list: { all: 302_000, area: 49_000 },
  /** A client, on their dashboard. */
  dashboard: { all: 271_000, area: 44_000 },
};

/** Each file is a request; a library that is not shared in time would be one more. */
export const firstVisitFiles = 8;
