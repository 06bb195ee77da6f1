import { sourcesOf } from './sources.ts';

// The commands load every model for its indexes, and use none by name.
const whole = "import '../domains/all-domains.ts';";

test('no module of the server is imported only for its side effects', () => {
  const sources = sourcesOf('bff/src').filter(([file]) => !/\.(test|fixtures)\.ts$/.test(file));
  expect(sources.length).toBeGreaterThan(1000);
  const nameless = sources.flatMap(([file, source]) =>
    (source.match(/^import '\.[^']+';/gm) ?? [])
      .filter((line) => line !== whole)
      .map((line) => `${file}: ${line}`),
  );
  expect(nameless).toEqual([]);
});
