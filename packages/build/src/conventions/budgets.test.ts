import { budgets, judgeTimes } from '../../../../scripts/setup/budgets.mjs';
import { jestSeconds } from '../../../../scripts/setup/jest-seconds.mjs';

const lineOf = (part: string, lines: readonly string[]) =>
  lines.find((line) => line.startsWith(part));

test('the budgets add up to at most a quarter of an hour', () => {
  const sum = Object.values(budgets).reduce((total, seconds) => total + seconds, 0);
  expect(sum).toBeLessThanOrEqual(15 * 60);
});

test('a part within its budget is listed with its budget', () => {
  const { lines, failed } = judgeTimes({ browser: { seconds: budgets.browser, slowness: 1 } });
  expect(lineOf('browser', lines)).toMatch(/330 s\s+330 s$/);
  expect(failed).toEqual([]);
});

test('a part over its budget is marked, and one far over it fails the run', () => {
  const seconds = budgets.BFF * 1.5;
  const late = judgeTimes({ BFF: { seconds, slowness: 1 } });
  expect(lineOf('BFF', late.lines)).toContain('OVER BUDGET, 1.5 times');
  expect(late.failed).toEqual([]);
  const far = judgeTimes({ BFF: { seconds: budgets.BFF * 2.1, slowness: 1 } });
  expect(lineOf('BFF', far.lines)).toContain('OVER BUDGET, 2.1 times: FAR OVER');
  expect(far.failed).toEqual(['BFF']);
});

test('a slow machine gets more time, and a fast one gets no less', () => {
  const used = { seconds: budgets.checks * 2.5, slowness: 3 };
  expect(judgeTimes({ checks: used }).failed).toEqual([]);
  expect(judgeTimes({ checks: { ...used, slowness: 1 } }).failed).toEqual(['checks']);
  const fast = judgeTimes({ checks: { seconds: budgets.checks, slowness: 0.3 } });
  expect(lineOf('checks', fast.lines)).not.toContain('OVER');
});

test('a run without budgets reports only its duration', () => {
  const { lines, failed } = judgeTimes({ BFF: { seconds: 9000, slowness: 1 } }, { free: true });
  expect(lineOf('BFF', lines)).toMatch(/9000 s$/);
  expect(failed).toEqual([]);
});

test('the time of Jest is split by the owner of the files, groups of files included', () => {
  const file = (name: string, first: string, seconds: number) => ({
    name,
    startTime: 0,
    endTime: seconds * 1000,
    assertionResults: [{ ancestorTitles: [first] }],
  });
  const root = new URL('../../../../', import.meta.url).pathname;
  expect(
    jestSeconds([
      file(`${root}bff/src/walk/kill.test.ts`, 'kills', 3),
      file(`${root}packages/build/src/testing/groups/group-1.test.cjs`, 'bff/src/a.test.ts', 5),
      file(`${root}packages/build/src/testing/groups/group-1.test.cjs`, 'shell/src/a.test.ts', 7),
      file(`${root}shell/src/b.test.ts`, 'words', 11),
    ]),
  ).toEqual({ BFF: 8, 'packages and remotes': 18 });
});
