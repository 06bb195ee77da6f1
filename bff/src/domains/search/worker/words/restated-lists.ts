import type { NumberLists } from './number-lists.ts';

/** Read-only operations on lists. */
export type ReadLists = Pick<NumberLists, 'some' | 'addUp'>;

/** Lists of which a few have other contents for one reader. */
export class RestatedLists implements ReadLists {
  private readonly stored: ReadLists;
  private readonly restated: ReadonlyMap<number, readonly number[]>;

  constructor(stored: ReadLists, restated: ReadonlyMap<number, readonly number[]>) {
    this.stored = stored;
    this.restated = restated;
  }

  some(list: number, fits: (number: number) => boolean): boolean {
    return this.restated.get(list)?.some(fits) ?? this.stored.some(list, fits);
  }

  addUp(lists: readonly number[], droppedBits: number, sums: Uint32Array): void {
    const { restated } = this;
    this.stored.addUp(
      lists.filter((list) => !restated.has(list)),
      droppedBits,
      sums,
    );
    for (const list of lists)
      for (const number of restated.get(list) ?? []) {
        const counted = number >>> droppedBits;
        sums[counted] = (sums[counted] as number) + 1;
      }
  }
}
