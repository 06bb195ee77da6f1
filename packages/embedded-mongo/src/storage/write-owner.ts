/** Who holds a document or a unique key that is written and not yet committed. */
export interface WriteOwner {
  /** Resolves when the writes are committed or given up. */
  readonly ended: Promise<void>;
}
