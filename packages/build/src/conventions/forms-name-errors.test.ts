import { screenSources } from './sources.ts';

const sources = screenSources();

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
