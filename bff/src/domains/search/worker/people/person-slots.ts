/** Who has which slot. A person keeps theirs while they change; that of one who went is given on. */
export class PersonSlots {
  /** By slot; empty where nobody has it. */
  private readonly ids: string[] = [];
  private readonly byId = new Map<string, number>();
  private readonly free: number[] = [];

  /** Slots are below it. */
  get end(): number {
    return this.ids.length;
  }

  slotOf(id: string): number | undefined {
    return this.byId.get(id);
  }

  /** Empty where nobody has the slot. */
  idOf(slot: number): string {
    return this.ids[slot] ?? '';
  }

  /** The slot of a person, theirs or one that is free. */
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
