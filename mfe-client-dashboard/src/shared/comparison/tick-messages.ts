import { defineMessages, useT } from '@muster/ui';

/** Texts of selecting candidates for a comparison, separate because lists show them earlier. */
const tickMessages = defineMessages('mfe-client-dashboard-tick', {
  tick: 'Compare',
  tickOf: 'Compare {{name}}',
  bar: {
    region: 'Candidates to compare',
    chosen_one: '{{count}} candidate chosen for {{job}}.',
    chosen_other: '{{count}} candidates chosen for {{job}}.',
    more: 'Choose one more, up to {{max}} in all.',
    full: 'More than {{max}} cannot be compared at once.',
    clear: 'Clear',
    compare: 'Compare',
  },
});

export const useTickMessages = () => useT(tickMessages);
