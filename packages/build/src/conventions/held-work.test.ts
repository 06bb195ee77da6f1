import { sourcesOf } from './sources.ts';

test('background work is claimed, held and settled only in bff/src/jobs', () => {
  const writers = sourcesOf('bff/src')
    .filter(
      ([file, source]) => !/\.(?:test|fixtures)\.ts$/.test(file) && /\bheldUntil\b/.test(source),
    )
    .map(([file]) => file);
  expect(writers.toSorted()).toEqual([
    'bff/src/jobs/held-work.ts',
    'bff/src/jobs/lease.model.ts',
    'bff/src/jobs/lease.ts',
  ]);
});
