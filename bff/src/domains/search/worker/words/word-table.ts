/** Initial room for hash slots and words; both double. */
const firstSlots = 1024;

/**
 * Each word once, with a number from 1 on that everything else uses; a forgotten word's number is
 * reused for the next new one. Words are found through an open hash table with linear probing:
 * about 40 bytes for a short word in total, of which 24 are its text.
 */
export class WordTable {
  /** By number. Number 0 is no word. */
  private readonly texts: string[] = [''];
  private readonly freed: number[] = [];
  /** By number. */
  private hashes = new Uint32Array(firstSlots);
  /** Numbers of words, 0 for a free slot; at most half of the slots are in use. */
  private slots = new Uint32Array(firstSlots);
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** Upper bound of numbers, excluded. */
  get end(): number {
    return this.texts.length;
  }

  textOf(number: number): string {
    return this.texts[number] ?? '';
  }

  /** 0: unknown. */
  numberOf(word: string): number {
    return this.slots[this.slotOf(word, hashOf(word))] ?? 0;
  }

  /** Returns the number of a word, which is added if it is new. */
  add(word: string): number {
    const hash = hashOf(word);
    const slot = this.slotOf(word, hash);
    const known = this.slots[slot] ?? 0;
    if (known > 0) return known;
    const number = this.freed.pop() ?? this.texts.length;
    this.texts[number] = apart(word);
    if (number >= this.hashes.length) this.hashes = doubled(this.hashes);
    this.hashes[number] = hash;
    this.slots[slot] = number;
    this.count += 1;
    if (this.count * 2 > this.slots.length) this.widen();
    return number;
  }

  forget(number: number): void {
    const { slots, hashes } = this;
    const mask = slots.length - 1;
    let gap = this.slotOf(this.textOf(number), hashes[number] ?? 0);
    this.texts[number] = '';
    this.freed.push(number);
    this.count -= 1;
    // Following words move up, unless that puts a word before its own slot.
    for (let at = (gap + 1) & mask; slots[at] !== 0; at = (at + 1) & mask) {
      const wanted = (hashes[slots[at] ?? 0] ?? 0) & mask;
      if (((at - wanted) & mask) < ((at - gap) & mask)) continue;
      slots[gap] = slots[at] ?? 0;
      gap = at;
    }
    slots[gap] = 0;
  }

  /** Returns the slot of a word, or the free slot for it. */
  private slotOf(word: string, hash: number): number {
    const { slots, hashes, texts } = this;
    const mask = slots.length - 1;
    for (let at = hash & mask; ; at = (at + 1) & mask) {
      const number = slots[at] ?? 0;
      if (number === 0 || (hashes[number] === hash && texts[number] === word)) return at;
    }
  }

  private widen(): void {
    const taken = this.slots;
    const slots = new Uint32Array(taken.length * 2);
    const mask = slots.length - 1;
    for (const number of taken) {
      if (number === 0) continue;
      let at = (this.hashes[number] ?? 0) & mask;
      while (slots[at] !== 0) at = (at + 1) & mask;
      slots[at] = number;
    }
    this.slots = slots;
  }
}

/** Returns a copy with room for twice as many. */
export function doubled(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(numbers.length * 2);
  more.set(numbers);
  return more;
}

/** Returns FNV-1a over the code units, with its high bits moved down into the mask. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * A copy of the word: a substring would keep the whole text in memory, including texts of erased
 * candidates.
 */
const apart = (term: string): string => [...term].join('');
