import { defineMessages, enumLabels, useT } from '@muster/ui';

/** Texts of the list fields of a job form. */
const jobListMessages = defineMessages('blocks-job-lists', {
  skills: {
    add: 'Add a skill',
    placeholder: 'React, Kubernetes, SQL',
    none: 'No skills yet',
    minLevel: 'Level at least',
    anyLevel: 'Any',
    minYears: 'Years at least',
    must: 'Must',
    remove: 'Remove {{name}}',
  },
  level: enumLabels.skillLevel,
  rounds: {
    add: 'Add a round',
    name: 'Round',
    placeholder: 'First talk, technical, team',
    minutes: 'Minutes',
    interviewers: 'Interviewers',
  },
});

export const useJobListMessages = () => useT(jobListMessages);
