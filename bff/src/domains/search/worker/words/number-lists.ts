import { none, Rooms } from './rooms.ts';
import { doubled } from './word-table.ts';

/**
 * Very many lists of numbers (unsigned, of 32 bits), most of them short, some very long, in few
 * typed arrays: 8 bytes for a list, which hold its number where it has one alone; else room for the
 * next power of two of numbers besides. Lists have numbers from 0 on and are empty until something
 * is put into them. The order of a list is that in which it was filled until something is taken out.
 */
export class NumberLists {
  private lengths = new Uint32Array(64);
  /** The only number of a list of one; else the number of its room. */
  private places = new Uint32Array(64);
  private readonly rooms: Rooms[] = Array.from({ length: 31 }, (_x, bits) => new Rooms(bits));

  lengthOf(list: number): number {
    return this.lengths[list] ?? 0;
  }

  /** Where the numbers of a list stand, from `startOf` on, until the next change. */
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

  /** A view of the numbers, until the next change. */
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

  /** Takes numbers out, each of which stands there once at most. */
  remove(list: number, gone: ReadonlySet<number>): void {
    const numbers = this.numbersOf(list);
    const left = gone.size > fewGone ? sift(numbers, gone) : pick(numbers, gone);
    this.resize(list, left);
  }

  /** Makes room for another length; what stands in both stays. */
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

/** The power of two whose room holds so many. */
const bitsFor = (length: number): number => 32 - Math.clz32(length - 1);

/** As many as are looked for one by one, which goes through a list at the speed of memory. */
const fewGone = 16;

/** Puts the last in place of each that is gone; answers how many are left. */
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

/** Moves those that stay to the front; answers how many they are. */
function sift(numbers: Uint32Array, gone: ReadonlySet<number>): number {
  let left = 0;
  for (const number of numbers) if (!gone.has(number)) numbers[left++] = number;
  return left;
}
