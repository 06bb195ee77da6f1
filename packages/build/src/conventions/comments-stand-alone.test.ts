import { sourcesOf } from './sources.ts';

const folders = [
  'bff',
  'packages/contracts',
  'packages/kit',
  'packages/ui',
  'packages/blocks',
  'shell',
  'e2e',
];

/** Numbers from a document outside the repository: an entity, a decision, a screen, a chapter. */
const outsideNumber =
  /(?:\/\/|\*)[^\n]{0,200}(?:\bE\d\d\b|\b(?:decisions?|screens?|matrix|specification) \d|\((?:[AN]\d\d?|[2-9]\.\d\d?)\))/i;

test.each(folders)('comments of %s can be understood with this repository alone', (folder) => {
  const sources = sourcesOf(`${folder}/src`);
  expect(sources.length).toBeGreaterThan(0);
  const found = sources
    .map(([file, source]) => [file, outsideNumber.exec(source)?.[0] ?? ''] as const)
    .filter(([, comment]) => comment !== '');
  expect(found).toEqual([]);
});
