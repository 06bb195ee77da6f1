import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');
const remotes = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
const sources = [...remotes, 'shell', 'packages/blocks', 'packages/kit']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|styleguide/.test(file))
      .map((file) => `${folder}/src/${file.split(path.sep).join('/')}`),
  )
  .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);

/** Its fields are choices between two records; what is refused stands beneath them. */
const hasChoicesAlone = ['mfe-candidates/src/features/merge/merge-drawer.tsx'];

// `FormDrawer` and `DecisionForm` ask for what was refused by their types; a form of its own has to
// show it itself.
test('every form names what was refused', () => {
  const forms = sources.filter(([, source]) => /<Form[\s>]/.test(source));
  expect(forms.length).toBeGreaterThan(10);
  const silent = forms
    .filter(([, source]) => !source.includes('<ErrorSummary'))
    .map(([file]) => file);
  expect(silent).toEqual(hasChoicesAlone);
});
