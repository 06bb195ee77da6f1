import path from 'node:path';
import { isBesideChanges } from '../jest/beside-changes.mjs';
import { root } from '../source/places.mjs';
import { dueShare, isDue, shares } from './turns.cjs';

const places = [...Array(12).keys()];
const before = process.env['MUSTER_TURN'];
afterEach(() => {
  if (before === undefined) delete process.env['MUSTER_TURN'];
  else process.env['MUSTER_TURN'] = before;
});

const dueAt = (turn: string) => {
  process.env['MUSTER_TURN'] = turn;
  return places.filter((place) => isDue(place));
};

it('takes every item once over the turns that share them', () => {
  const turns = places.slice(0, shares).map((turn) => dueAt(`${turn}`));
  expect(turns.flat().toSorted((a, b) => a - b)).toEqual(places);
  expect(new Set(turns.map(({ length }) => length))).toEqual(new Set([12 / shares]));
});

it('takes each of very many similar items once over all turns, mixed', () => {
  const many = [...Array(100).keys()];
  const turns = places.slice(0, shares).map((turn) => {
    process.env['MUSTER_TURN'] = `${turn}`;
    return dueShare(many);
  });
  expect(turns.flat().toSorted((a, b) => a - b)).toEqual(many);
  // An even or odd place decides whether a screen is tested in light or dark.
  const forms = turns.map((share) => new Set(share.map((place) => place % 2)).size);
  expect(forms).toEqual(Array.from({ length: shares }, () => 2));
});

it('takes all items at once if no turn is set', () => {
  expect(dueAt('all')).toEqual(places);
  delete process.env['MUSTER_TURN'];
  expect(places.filter((place) => isDue(place))).toEqual(places);
});

describe('the tests selected for a change', () => {
  const isBeside = (test: string, ...changed: string[]) =>
    isBesideChanges(path.join(root, test), changed);

  it('include those of its feature and of its domain', () => {
    const board = 'mfe-jobs/src/features/board/columns/columns.test.tsx';
    expect(isBeside(board, 'mfe-jobs/src/features/board/board-page.tsx')).toBe(true);
    expect(isBeside(board, 'mfe-jobs/src/features/list/list-page.tsx')).toBe(false);
    const jobs = 'bff/src/domains/jobs/jobs.router.test.ts';
    expect(isBeside(jobs, 'bff/src/domains/jobs/record/show-job.ts')).toBe(true);
    expect(isBeside(jobs, 'bff/src/domains/home/home.router.ts')).toBe(false);
  });

  it('include those of the domain whose contracts changed', () => {
    const jobs = 'bff/src/domains/jobs/jobs.router.test.ts';
    expect(isBeside(jobs, 'packages/contracts/src/domains/jobs/jobs.schemas.ts')).toBe(true);
    expect(isBeside(jobs, 'packages/contracts/src/domains/home/home.schemas.ts')).toBe(false);
  });

  it('include those below the changed file’s folder, but not for files at the root', () => {
    expect(isBeside('bff/src/domains/jobs/jobs.router.test.ts', 'bff/src/app.ts')).toBe(true);
    expect(isBeside('mfe-jobs/src/job-pipeline.test.tsx', 'README.md', 'package.json')).toBe(false);
  });
});
