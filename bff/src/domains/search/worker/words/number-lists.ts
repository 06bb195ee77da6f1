import { none, Rooms } from './rooms.ts';
import { doubled } from './word-table.ts';

/**
 * Very many lists of numbers (unsigned, of 32 bits), most of them short, some very long, in few
 * typed arrays: 8 bytes per list, which hold the number of a list with a single one; otherwise also
 * room for the next power of two of numbers. Lists are numbered from 0 and empty until numbers are
 * added. A list keeps its order of insertion until something is removed.
 */
export class NumberLists {
  private lengths = new Uint32Array(64);
  /** The only number of a list of one; otherwise the number of its room. */
  private places = new Uint32Array(64);
  private readonly rooms: Rooms[] = Array.from({ length: 31 }, (_x, bits) => new Rooms(bits));

  lengthOf(list: number): number {
    return this.lengths[list] ?? 0;
  }

  /**
   * Returns the page with the numbers of a list, from `startOf` on, valid until the next change.
   */
  pageOf(list: number): Uint32Array {
    const length = this.lengthOf(list);
    if (length === 1) return this.places;
    return length === 0 ? none : this.roomsFor(length).pageOf(this.places[list] ?? 0);
  }

  startOf(list: number): number {
    const length = this.lengthOf(list);
    if (length === 1) return list;
    return length === 0 ? 0 : this.roomsFor(length).startOf(this.places[list] ?? 0);
  }

  /** Returns a view of the numbers, valid until the next change. */
  numbersOf(list: number): Uint32Array {
    const start = this.startOf(list);
    return this.pageOf(list).subarray(start, start + this.lengthOf(list));
  }

  some(list: number, fits: (number: number) => boolean): boolean {
    const page = this.pageOf(list);
    const start = this.startOf(list);
    const end = start + this.lengthOf(list);
    for (let at = start; at < end; at += 1) if (fits(page[at] as number)) return true;
    return false;
  }

  each(list: number, visit: (number: number) => void): void {
    const page = this.pageOf(list);
    const start = this.startOf(list);
    const end = start + this.lengthOf(list);
    for (let at = start; at < end; at += 1) visit(page[at] as number);
  }

  /** Counts the numbers of many lists, without their lowest bits, into sums by number. */
  addUp(lists: readonly number[], droppedBits: number, sums: Uint32Array): void {
    for (const list of lists) {
      const page = this.pageOf(list);
      const start = this.startOf(list);
      const end = start + this.lengthOf(list);
      for (let at = start; at < end; at += 1) {
        const number = (page[at] as number) >>> droppedBits;
        sums[number] = (sums[number] as number) + 1;
      }
    }
  }

  push(list: number, number: number): void {
    const length = this.lengthOf(list);
    this.resize(list, length + 1);
    this.pageOf(list)[this.startOf(list) + length] = number;
  }

  set(list: number, numbers: ArrayLike<number>): void {
    this.resize(list, numbers.length);
    this.pageOf(list).set(numbers, this.startOf(list));
  }

  /** Removes numbers, each of which is in the list at most once. */
  remove(list: number, gone: ReadonlySet<number>): void {
    const numbers = this.numbersOf(list);
    const left = gone.size > fewGone ? sift(numbers, gone) : pick(numbers, gone);
    this.resize(list, left);
  }

  /** Makes room for another length; common contents stay. */
  private resize(list: number, length: number): void {
    while (list >= this.lengths.length) {
      this.lengths = doubled(this.lengths);
      this.places = doubled(this.places);
    }
    const before = this.lengthOf(list);
    if (length === before) return;
    const isInPlace = before > 1 && length > 1 && bitsFor(before) === bitsFor(length);
    if (isInPlace) {
      this.lengths[list] = length;
      return;
    }
    const numbers = this.numbersOf(list).subarray(0, Math.min(before, length));
    const left = this.places[list] ?? 0;
    const only = numbers[0] ?? 0;
    this.lengths[list] = length;
    if (length > 1) {
      const rooms = this.roomsFor(length);
      const room = rooms.take();
      rooms.pageOf(room).set(numbers, rooms.startOf(room));
      this.places[list] = room;
    } else this.places[list] = length === 1 ? only : 0;
    if (before > 1) this.roomsFor(before).giveBack(left);
  }

  /** @param length two or more */
  private roomsFor(length: number): Rooms {
    return this.rooms[bitsFor(length)] as Rooms;
  }
}

/** Returns the power of two whose room holds this many. */
const bitsFor = (length: number): number => 32 - Math.clz32(length - 1);

/** Up to this many are searched one by one, which scans a list at the speed of memory. */
const fewGone = 16;

/** Replaces each removed number by the last one; returns how many are left. */
function pick(numbers: Uint32Array, gone: ReadonlySet<number>): number {
  let left = numbers.length;
  for (const number of gone) {
    const at = numbers.subarray(0, left).indexOf(number);
    if (at < 0) continue;
    left -= 1;
    numbers[at] = numbers[left] ?? 0;
  }
  return left;
}

/** Moves the remaining numbers to the front; returns how many there are. */
function sift(numbers: Uint32Array, gone: ReadonlySet<number>): number {
  let left = 0;
  for (const number of numbers) if (!gone.has(number)) numbers[left++] = number;
  return left;
}
