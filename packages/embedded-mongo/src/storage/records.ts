import type { VersionedRecord } from './record.ts';

/**
 * The records of a collection by their `_id` key, in the order of their insertion. To walk a map
 * takes several times as long as to walk a list, so that the first scan leaves one behind.
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

  /** All records. The list is only good until the next write. */
  inOrder(): readonly VersionedRecord[] {
    return (this.list ??= [...this.values()]);
  }
}
