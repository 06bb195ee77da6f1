/** The owner of a written but uncommitted document or unique key. */
export interface WriteOwner {
  /** Resolves when the writes are committed or rolled back. */
  readonly ended: Promise<void>;
}
