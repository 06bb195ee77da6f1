export const none = new Uint32Array(0);

/** Size of one memory page in numbers, as a power of two: 16 KB. */
const pageBits = 12;

/** Rooms of one size, 2^bits numbers, cut from pages; a room larger than a page has its own. */
export class Rooms {
  private readonly bits: number;
  private readonly pages: Uint32Array[] = [];
  private readonly freed: number[] = [];
  private opened = 0;

  constructor(bits: number) {
    this.bits = bits;
  }

  /** Returns the number of a free room. */
  take(): number {
    const room = this.freed.pop() ?? this.opened++;
    const page = room >> this.shift;
    this.pages[page] ??= new Uint32Array(1 << Math.max(this.bits, pageBits));
    return room;
  }

  giveBack(room: number): void {
    this.freed.push(room);
    // A long list's memory is not kept for the next one, which may never come.
    if (this.shift === 0) delete this.pages[room];
  }

  pageOf(room: number): Uint32Array {
    return this.pages[room >> this.shift] ?? none;
  }

  startOf(room: number): number {
    return (room & ((1 << this.shift) - 1)) << this.bits;
  }

  /** Number of rooms per page, as a power of two. */
  private get shift(): number {
    return Math.max(0, pageBits - this.bits);
  }
}
