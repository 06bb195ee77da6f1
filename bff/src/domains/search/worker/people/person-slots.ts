/**
 * The slots of candidates. A candidate keeps the slot when changed; a removed one's slot is reused.
 */
export class PersonSlots {
  /** By slot; empty if it is free. */
  private readonly ids: string[] = [];
  private readonly byId = new Map<string, number>();
  private readonly free: number[] = [];

  /** Upper bound of slots, excluded. */
  get end(): number {
    return this.ids.length;
  }

  slotOf(id: string): number | undefined {
    return this.byId.get(id);
  }

  /** Empty if the slot is free. */
  idOf(slot: number): string {
    return this.ids[slot] ?? '';
  }

  /** Returns the candidate's slot, or a free one. */
  slotFor(id: string): number {
    const known = this.byId.get(id);
    if (known !== undefined) return known;
    const slot = this.free.pop() ?? this.ids.length;
    this.ids[slot] = id;
    this.byId.set(id, slot);
    return slot;
  }

  close(slot: number): void {
    this.byId.delete(this.idOf(slot));
    this.ids[slot] = '';
    this.free.push(slot);
  }
}
