import { sourcesOf } from './sources.ts';

const raisesByHand = /\bversion\s*(?:\+\s*[(\d]|\+\+|\+=)|\$inc:\s*\{[^}]{0,200}\bversion:/;

test('the version of a record is raised only in bff/src/db', () => {
  const writers = sourcesOf('bff/src')
    .filter(([file, source]) => !/\.(?:test|fixtures)\.ts$/.test(file) && raisesByHand.test(source))
    .map(([file]) => file);
  expect(writers).toEqual(['bff/src/db/record-version.ts']);
});
