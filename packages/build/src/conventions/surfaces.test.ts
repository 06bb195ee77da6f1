import { versionDue } from '../../../../scripts/surfaces/noted-surface.mjs';
import { readSurface } from '../../../../scripts/surfaces/read-surface.mjs';

const surface = (changes: object) => ({
  version: '1.4.2',
  noted: '1.4.2',
  exported: [],
  added: [],
  removed: [],
  ...changes,
});

test('what a package exports is read through all that hands on', () => {
  expect(readSurface('ui')).toEqual(
    expect.arrayContaining(['DataTable', 'type ColumnVisibility', 'useT']),
  );
  expect(readSurface('contracts')).toEqual(
    expect.arrayContaining(['allRoutes', 'type Route', 'unmetNeed', 'type SharedNeed']),
  );
});

test('as long as nothing changes, the version stays', () => {
  expect(versionDue('ui', surface({}))).toBe('1.4.2');
});

test('what is added is another minor', () => {
  expect(versionDue('ui', surface({ added: ['Gauge'] }))).toBe('1.5.0');
});

test('what is gone of that which the shell hands out is another major', () => {
  expect(versionDue('ui', surface({ removed: ['Gauge'] }))).toBe('2.0.0');
  expect(versionDue('kit', surface({ removed: ['gauge'] }))).toBe('1.5.0');
});

test('a version that was raised already is enough when it is far enough', () => {
  expect(versionDue('ui', surface({ version: '1.5.0', added: ['Gauge'] }))).toBe('1.5.0');
  expect(versionDue('ui', surface({ version: '1.10.0', added: ['Gauge'] }))).toBe('1.10.0');
  expect(versionDue('ui', surface({ version: '1.5.0', removed: ['Gauge'] }))).toBe('2.0.0');
});
