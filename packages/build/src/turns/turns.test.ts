import path from 'node:path';
import { isBesideChanges } from '../jest/beside-changes.mjs';
import { root } from '../source/places.mjs';
import { isDue } from './turns.cjs';

const places = [...Array(12).keys()];
const before = process.env['MUSTER_TURN'];
afterEach(() => {
  if (before === undefined) delete process.env['MUSTER_TURN'];
  else process.env['MUSTER_TURN'] = before;
});

const dueAt = (turn: string, oneOf: number) => {
  process.env['MUSTER_TURN'] = turn;
  return places.filter((place) => isDue(place, oneOf));
};

it('takes everything once in as many turns as share it', () => {
  for (const oneOf of [2, 4]) {
    const turns = places.slice(0, oneOf).map((turn) => dueAt(`${turn}`, oneOf));
    expect(turns.flat().toSorted((a, b) => a - b)).toEqual(places);
    expect(new Set(turns.map(({ length }) => length))).toEqual(new Set([12 / oneOf]));
  }
});

it('takes everything at once where no turn is set', () => {
  expect(dueAt('all', 4)).toEqual(places);
  delete process.env['MUSTER_TURN'];
  expect(places.filter((place) => isDue(place, 4))).toEqual(places);
});

describe('beside a change', () => {
  const isBeside = (test: string, ...changed: string[]) =>
    isBesideChanges(path.join(root, test), changed);

  it('stand the tests of its feature and of its domain', () => {
    const board = 'mfe-jobs/src/features/board/columns/columns.test.tsx';
    expect(isBeside(board, 'mfe-jobs/src/features/board/board-page.tsx')).toBe(true);
    expect(isBeside(board, 'mfe-jobs/src/features/list/list-page.tsx')).toBe(false);
    const jobs = 'bff/src/domains/jobs/jobs.router.test.ts';
    expect(isBeside(jobs, 'bff/src/domains/jobs/record/show-job.ts')).toBe(true);
    expect(isBeside(jobs, 'bff/src/domains/home/home.router.ts')).toBe(false);
  });

  it('stand the tests of the domain whose contracts changed', () => {
    const jobs = 'bff/src/domains/jobs/jobs.router.test.ts';
    expect(isBeside(jobs, 'packages/contracts/src/domains/jobs/jobs.schemas.ts')).toBe(true);
    expect(isBeside(jobs, 'packages/contracts/src/domains/home/home.schemas.ts')).toBe(false);
  });

  it('stands all that lies below it', () => {
    expect(isBeside('bff/src/domains/jobs/jobs.router.test.ts', 'bff/src/app.ts')).toBe(true);
    expect(isBeside('mfe-jobs/src/job-pipeline.test.tsx', 'README.md', 'package.json')).toBe(false);
  });
});
