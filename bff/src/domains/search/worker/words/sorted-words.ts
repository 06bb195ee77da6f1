import type { WordTable } from './word-table.ts';

/** Number of words in a full block, which is then halved. */
const blockSize = 512;

interface Block {
  /** Numbers of words in the order of their texts; `blockSize` long. */
  readonly numbers: Uint32Array;
  /** Number of words in it. */
  count: number;
}

/**
 * The words of a table in the order of their texts, for finding common prefixes and words that
 * differ by a letter. Blocks keep a change short: about six bytes per word, and no word is stored
 * twice.
 */
export class SortedWords {
  private readonly table: WordTable;
  /** Never contains an empty block. */
  private readonly blocks: Block[] = [];

  constructor(table: WordTable) {
    this.table = table;
  }

  /** Adds a word of the table that is not included yet. */
  add(number: number): void {
    const { blocks } = this;
    const word = this.table.textOf(number);
    const at = Math.max(0, this.blockOf(word));
    const block = (blocks[at] ??= emptyBlock());
    const place = this.placeIn(block, word);
    block.numbers.copyWithin(place + 1, place, block.count);
    block.numbers[place] = number;
    block.count += 1;
    if (block.count === blockSize) this.halve(at);
  }

  /** To be called before the table forgets the word. */
  remove(number: number): void {
    const word = this.table.textOf(number);
    const at = this.blockOf(word);
    const block = this.blocks[at];
    if (!block) return;
    const place = this.placeIn(block, word);
    if (block.numbers[place] !== number || place >= block.count) return;
    block.numbers.copyWithin(place, place + 1, block.count);
    block.count -= 1;
    if (block.count === 0) this.blocks.splice(at, 1);
  }

  /** Returns the numbers of the words with this prefix. */
  beginningWith(prefix: string): number[] {
    const { blocks, table } = this;
    const found: number[] = [];
    let at = Math.max(0, this.blockOf(prefix));
    let block = blocks[at];
    let place = block ? this.placeIn(block, prefix) : 0;
    for (; block; block = blocks[(at += 1)], place = 0)
      for (; place < block.count; place += 1) {
        const number = block.numbers[place] as number;
        if (!table.textOf(number).startsWith(prefix)) return found;
        found.push(number);
      }
    return found;
  }

  /** Returns the letters (code units) that follow a prefix in any word. */
  lettersAfter(prefix: string): string[] {
    const letters: string[] = [];
    for (let from = `${prefix}\0`; ;) {
      const word = this.firstFrom(from);
      const letter = word.startsWith(prefix) ? word.charAt(prefix.length) : '';
      if (letter === '') return letters;
      letters.push(letter);
      if (letter === '\uffff') return letters;
      from = prefix + String.fromCharCode(letter.charCodeAt(0) + 1);
    }
  }

  /** Returns the first word that is not before a text; empty if there is none. */
  private firstFrom(text: string): string {
    const at = Math.max(0, this.blockOf(text));
    const block = this.blocks[at];
    if (!block) return '';
    const place = this.placeIn(block, text);
    const next = place < block.count ? block.numbers[place] : this.blocks[at + 1]?.numbers[0];
    return next === undefined ? '' : this.table.textOf(next);
  }

  /** Returns the last block whose first word is not after a text; -1 if there is none. */
  private blockOf(text: string): number {
    let [low, high] = [0, this.blocks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const first = this.table.textOf(this.blocks[middle]?.numbers[0] ?? 0);
      if (first <= text) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** Returns the position in a block of the first word that is not before a text. */
  private placeIn({ numbers, count }: Block, text: string): number {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.table.textOf(numbers[middle] ?? 0) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private halve(at: number): void {
    const block = this.blocks[at];
    if (!block) return;
    const half = block.count >> 1;
    const second = emptyBlock();
    second.numbers.set(block.numbers.subarray(half, block.count));
    second.count = block.count - half;
    block.count = half;
    this.blocks.splice(at + 1, 0, second);
  }
}

const emptyBlock = (): Block => ({ numbers: new Uint32Array(blockSize), count: 0 });
