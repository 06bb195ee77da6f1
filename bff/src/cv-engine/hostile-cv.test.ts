import { harmlessText, hostileTexts } from '../walk/hostile-texts.fixtures.ts';
import { readCv } from './read-cv.ts';

const length = 100_000;
const skills = ['TypeScript', 'Go', 'C'].map((name) => ({ id: name, name, aliases: [] }));

/** Measures the processor time in milliseconds for a CV whose lines are `width` long. */
function costOf(text: string, width: number): number {
  const lines = Array.from({ length: Math.ceil(text.length / width) }, (_, index) => ({
    page: 1,
    number: index + 1,
    text: text.slice(index * width, (index + 1) * width),
    x: 0,
    y: index * 12,
    width: 500,
    size: 10,
  }));
  const begin = process.cpuUsage();
  readCv({ lines, pages: [{ width: 600, height: 800 }] }, { skills, today: '2026-03-02' });
  const { user, system } = process.cpuUsage(begin);
  return Math.round((user + system) / 1000);
}

const widths = [length, 4_000];
let bounds: Record<number, number>;
beforeAll(() => {
  const boundFor = (width: number) => 6 * costOf(harmlessText(length), width) + 500;
  bounds = Object.fromEntries(widths.map((width) => [width, boundFor(width)]));
}, 60_000);

it.each(hostileTexts)(
  'reading a CV of %s takes no longer than reading one of words',
  (_name, make) => {
    const slow = widths.filter((width) => {
      const bound = bounds[width] ?? 0;
      return costOf(make(length), width) > bound && costOf(make(length), width) > bound;
    });
    expect(slow).toEqual([]);
  },
  120_000,
);
