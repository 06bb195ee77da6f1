import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');
const limit = 20;
const sorted =
  /^(bff\/src\/(domains|identity|records)|mfe-candidates\/src\/features\/record|packages\/ui\/src\/form)\//;
const isOfTests = /(\.(test|fixtures)\.tsx?$|\/testing\/)/;

test('feature folders hold at most twenty files besides tests', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const files = listed.split('\n').filter((file) => sorted.test(file) && !isOfTests.test(file));
  expect(files.length).toBeGreaterThan(500);
  const counts = new Map<string, number>();
  for (const folder of files.map((file) => path.dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > limit)).toEqual([]);
});
