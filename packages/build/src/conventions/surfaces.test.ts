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

test('the exports of a package are read through all re-exports', () => {
  expect(readSurface('ui')).toEqual(
    expect.arrayContaining(['DataTable', 'type ColumnVisibility', 'useT']),
  );
  expect(readSurface('contracts')).toEqual(
    expect.arrayContaining(['allRoutes', 'type Route', 'unmetNeed', 'type SharedNeed']),
  );
});

test('the version stays while nothing changes', () => {
  expect(versionDue('ui', surface({}))).toBe('1.4.2');
});

test('an addition requires another minor version', () => {
  expect(versionDue('ui', surface({ added: ['Gauge'] }))).toBe('1.5.0');
});

test('removing a name that the shell provides requires another major version', () => {
  expect(versionDue('ui', surface({ removed: ['Gauge'] }))).toBe('2.0.0');
  expect(versionDue('kit', surface({ removed: ['gauge'] }))).toBe('1.5.0');
});

test('a version that was already raised far enough is kept', () => {
  expect(versionDue('ui', surface({ version: '1.5.0', added: ['Gauge'] }))).toBe('1.5.0');
  expect(versionDue('ui', surface({ version: '1.10.0', added: ['Gauge'] }))).toBe('1.10.0');
  expect(versionDue('ui', surface({ version: '1.5.0', removed: ['Gauge'] }))).toBe('2.0.0');
});
