import { sourcesOf } from './sources.ts';

/**
 * Files where no type follows from the call: the model is one of many, the fields depend on the
 * reader's permissions, or only parts of a field are read.
 */
const saidByHand = [
  'bff/src/db/kept-rows.ts',
  'bff/src/domains/candidates/api/searched-candidates.ts',
  'bff/src/domains/candidates/api/skill-uses.ts',
  'bff/src/domains/candidates/list/list-candidates.ts',
  'bff/src/domains/data-browser/read-rows.ts',
  'bff/src/domains/vetting/api/report-scores.ts',
  'bff/src/owned/held-list.ts',
  'bff/src/personal/moved-rows.ts',
  'bff/src/search/documents-of.ts',
];

test('the type of a lean read follows from its model and its fields', () => {
  const files = sourcesOf('bff/src')
    .filter(([, source]) => source.includes('.lean<'))
    .map(([file]) => file);
  expect(files.toSorted()).toEqual(saidByHand);
});
