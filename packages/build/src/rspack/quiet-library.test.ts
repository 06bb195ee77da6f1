import { readFileSync } from 'node:fs';
import { quietLibrary } from './quiet-library.mjs';

test('components of the library lose only their display names', () => {
  const commonjs = require.resolve('@mantine/core');
  const file = commonjs.replace(/cjs[\\/].*$/, 'esm/components/Menu/Menu.mjs');
  const source = readFileSync(file, 'utf8');
  expect(source).toContain('Menu.displayName = "@mantine/core/Menu";');
  const quiet = quietLibrary(source);
  expect(quiet).not.toContain('displayName');
  expect(quiet.split('\n')).toHaveLength(source.split('\n').length);
  expect(quiet.length).toBe(source.length - 'Menu.displayName = "@mantine/core/Menu";'.length);
});
