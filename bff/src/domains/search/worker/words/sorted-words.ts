import type { WordTable } from './word-table.ts';

/** Words of a full block; one that is full is halved. */
const blockSize = 512;

interface Block {
  /** Numbers of words in the order of their texts; `blockSize` long. */
  readonly numbers: Uint32Array;
  /** How many of them there are. */
  count: number;
}

/**
 * The words of a table in the order of their texts, for all that begin alike and all that are alike
 * but for a letter. Blocks keep a change short: about six bytes a word, and no word is written twice.
 */
export class SortedWords {
  private readonly table: WordTable;
  /** Never one without words. */
  private readonly blocks: Block[] = [];

  constructor(table: WordTable) {
    this.table = table;
  }

  /** Takes in a word of the table that is not there yet. */
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

  /** The numbers of the words that begin so. */
  *beginningWith(prefix: string): Generator<number> {
    for (const number of this.from(prefix)) {
      if (!this.table.textOf(number).startsWith(prefix)) return;
      yield number;
    }
  }

  /** The letters (code units) that follow a beginning in any word. */
  *lettersAfter(prefix: string): Generator<string> {
    let from: string | null = prefix;
    while (from !== null) {
      let letter: string | null = null;
      for (const number of this.from(from)) {
        const word = this.table.textOf(number);
        if (!word.startsWith(prefix)) return;
        if (word.length === prefix.length) continue;
        letter = word.charAt(prefix.length);
        break;
      }
      if (letter === null) return;
      yield letter;
      const code = letter.charCodeAt(0);
      from = code < 0xffff ? prefix + String.fromCharCode(code + 1) : null;
    }
  }

  /** All numbers from the first word on that is not before a text. */
  private *from(text: string): Generator<number> {
    const { blocks } = this;
    let at = Math.max(0, this.blockOf(text));
    let block = blocks[at];
    let place = block ? this.placeIn(block, text) : 0;
    for (; block; block = blocks[(at += 1)], place = 0)
      for (; place < block.count; place += 1) yield block.numbers[place] ?? 0;
  }

  /** The last block whose first word is not after a text; -1: none is. */
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

  /** Before how many words of a block a text comes: the place of the first that is not before it. */
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
