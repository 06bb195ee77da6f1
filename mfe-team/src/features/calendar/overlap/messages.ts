import { defineMessages, useT } from '@muster/ui';

const overlapMessages = defineMessages('team-calendar-overlap', {
  title: 'Common hours',
  text: 'Working hours that all of these people share, days off left out.',
  whose: 'Whose hours are compared',
  who: '{{name}} ({{city}})',
  party: {
    colleague: 'Add a colleague',
    candidate: 'Add a candidate',
    client: 'Add a client',
  },
  usual: 'Of candidates and clients who set no hours, nine to five on working days where they are.',
  alone: 'Add a person to see which hours you share.',
  none: 'There are no hours at which all of them work.',
  map: 'Common hours of the next twelve months on the clock of {{city}}; in most weeks {{hours}} hours',
  legend: 'Hours on the clock of {{city}}. Marked weeks have less in common than most.',
  hours: '{{hours}} h a week',
  less: 'less than most weeks',
});

/** Returns the texts of overlapping working hours. */
export const useOverlapMessages = () => useT(overlapMessages);
