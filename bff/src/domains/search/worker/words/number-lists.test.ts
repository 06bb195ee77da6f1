import { Chances } from '../random.fixtures.ts';
import { NumberLists } from './number-lists.ts';

const sorted = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b);

it('holds the same numbers as arrays after ten thousand changes', () => {
  const chances = new Chances(11);
  const lists = new NumberLists();
  const arrays: number[][] = Array.from({ length: 40 }, () => []);
  for (let n = 0; n < 10_000; n += 1) {
    const at = chances.below(arrays.length);
    const array = arrays[at] ?? [];
    const act = chances.below(10);
    if (act < 6) {
      array.push(n);
      lists.push(at, n);
    } else if (act < 9) {
      const gone = new Set(chances.some(array, act === 8 ? 40 : 3));
      gone.add(4_000_000_000);
      arrays[at] = array.filter((number) => !gone.has(number));
      lists.remove(at, gone);
    } else {
      arrays[at] = Array.from({ length: chances.below(30) }, (_x, i) => 4_000_000_000 - i);
      lists.set(at, arrays[at]);
    }
    expect(sorted(lists.numbersOf(at))).toEqual(sorted(arrays[at] ?? []));
  }
  for (const [at, array] of arrays.entries()) {
    const seen: number[] = [];
    lists.each(at, (number) => seen.push(number));
    expect(sorted(seen)).toEqual(sorted(array));
    expect(lists.lengthOf(at)).toBe(array.length);
    expect(lists.some(at, (number) => number === array.at(-1))).toBe(array.length > 0);
    expect(lists.some(at, (number) => number === -1)).toBe(false);
  }
});

it('holds lists that are larger than a page, and empty ones', () => {
  const lists = new NumberLists();
  for (let n = 0; n < 20_000; n += 1) for (const list of [3, 900]) lists.push(list, n * list);
  lists.push(5, 7);
  expect(lists.numbersOf(3)[19_999]).toBe(59_997);
  expect(sorted(lists.numbersOf(900))).toEqual(Array.from({ length: 20_000 }, (_x, n) => n * 900));
  lists.set(900, [1, 2]);
  expect([...lists.numbersOf(900)]).toEqual([1, 2]);
  expect([...lists.numbersOf(5)]).toEqual([7]);
  expect([...lists.numbersOf(100_000)]).toEqual([]);
});
