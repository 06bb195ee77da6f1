import { defineMessages } from '@muster/ui';

export const rateMessages = defineMessages('blocks-rates', {
  unusual: {
    hour: 'Is this the right amount? An hour of work costs {{min}} to {{max}} as a rule.',
    month: 'Is this the right amount? A month of work costs {{min}} to {{max}} as a rule.',
  },
});
