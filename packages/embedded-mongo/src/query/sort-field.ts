/** One field of a sort or of an index. */
export interface SortField {
  path: string;
  parts: string[];
  direction: 1 | -1;
}
