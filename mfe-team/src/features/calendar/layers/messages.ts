import { defineMessages, useT } from '@muster/ui';

/** Texts of the calendar's additional layers and time zones. */
const layerMessages = defineMessages('team-calendar-layers', {
  open: 'Layers and zones',
  title: 'Layers and zones',
  team: 'Team',
  teamHelp: 'A lead and those who report to them.',
  noTeam: 'None',
  teamOf: '{{name}} ({{count}} people)',
  layerOfTeam: 'Team of {{name}}',
  job: 'Job',
  jobHelp: 'Its interviews and events, of all colleagues.',
  layerOfJob: 'Job: {{title}}',
  aJob: 'Job',
  aTeam: 'Team',
  zones: 'Clocks beside the hours',
  changes: 'Clocks of {{city}} change on {{day}}: from then on they show another hour.',
  feed: {
    title: 'Address of the calendar of the team of {{name}}',
    text: 'Other calendars can subscribe to it. It shows what you may see, as long as you may.',
    make: 'Make an address',
    remake: 'Make a new one',
    remakeText: 'There is an address since {{date}}. A new one replaces it.',
    copy: 'Copy the address',
    once: 'Copy it now: it is shown once.',
    close: 'Close the address',
    closed: 'The address was closed.',
  },
});

export const useLayerMessages = () => useT(layerMessages);
