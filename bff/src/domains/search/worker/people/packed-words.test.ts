import { Chances } from '../random.fixtures.ts';
import { apart, hasPhrase, packWords, wordsIn } from './packed-words.ts';

const words = [1, 2, 127, 128, 129, 255, 256, 16_383, 16_384, 2_097_152, 268_435_455];
const numbers = [apart, ...words];

const stands = (text: readonly number[], phrase: readonly number[]): boolean =>
  text.some((_word, at) => phrase.every((word, i) => text[at + i] === word));

it('distinguishes a phrase from words that only share its bytes', () => {
  const chances = new Chances(5);
  const seen = { found: 0, missed: 0 };
  for (let n = 0; n < 20_000; n += 1) {
    const text = chances.some(numbers, 12);
    const [first, last] = [chances.pick(numbers), chances.pick(words)];
    const isThere = stands(text, [first, last]);
    seen[isThere ? 'found' : 'missed'] += 1;
    const packed = packWords(text);
    expect(hasPhrase(packed, packWords([first, last]), null)).toBe(isThere);
    expect(hasPhrase(packed, packWords([first]), new Set([last, 77]))).toBe(isThere);
  }
  expect(Math.min(seen.found, seen.missed)).toBeGreaterThan(500);
});

it('returns each word of a text once, and nothing for the gaps between texts', () => {
  expect([...wordsIn(packWords([5, apart, 300, 5, 70_000]))]).toEqual([5, 300, 70_000]);
  expect([...wordsIn('')]).toEqual([]);
});

it('uses one byte for each of the first words, whatever the length of the text', () => {
  const text = Array.from({ length: 20_000 }, (_x, i) => 1 + (i % 127));
  expect(packWords(text)).toHaveLength(20_000);
  expect(wordsIn(packWords(text)).size).toBe(127);
});
