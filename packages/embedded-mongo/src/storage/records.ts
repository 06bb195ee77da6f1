import type { VersionedRecord } from './record.ts';

/**
 * The records of a collection by `_id` key, in insertion order. Walking a map takes several times
 * as long as walking a list, so the first scan caches a list.
 */
export class Records extends Map<string, VersionedRecord> {
  private list: VersionedRecord[] | undefined;

  override set(idKey: string, record: VersionedRecord): this {
    if (this.list) {
      if (!this.has(idKey)) this.list.push(record);
      else if (this.get(idKey) !== record) this.list = undefined;
    }
    return super.set(idKey, record);
  }

  override delete(idKey: string): boolean {
    this.list = undefined;
    return super.delete(idKey);
  }

  override clear(): void {
    this.list = undefined;
    super.clear();
  }

  /** Returns all records. The list is valid only until the next write. */
  inOrder(): readonly VersionedRecord[] {
    return (this.list ??= [...this.values()]);
  }
}
