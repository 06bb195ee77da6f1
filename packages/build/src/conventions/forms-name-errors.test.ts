import { screenSources } from './sources.ts';

const sources = screenSources();

/** Its fields choose between two records; errors are shown below them. */
const hasChoicesAlone = ['mfe-candidates/src/features/merge/merge-drawer.tsx'];

// The types of `FormDrawer` and `DecisionForm` require errors; other forms have to show them
// themselves.
test('every form names the refused fields', () => {
  const forms = sources.filter(([, source]) => /<Form[\s>]/.test(source));
  expect(forms.length).toBeGreaterThan(10);
  const silent = forms
    .filter(([, source]) => !source.includes('<ErrorSummary'))
    .map(([file]) => file);
  expect(silent).toEqual(hasChoicesAlone);
});
