import { defineMessages, useT } from '@muster/ui';

const myCalendarMessages = defineMessages('my-calendar', {
  title: 'My calendar',
  subtitle: 'All times in your time zone, {{zone}}.',
  planned: 'Planned',
  none: 'Nothing planned.',
  noneText: 'Set your weekly hours so that we can propose times.',
  move: 'To move or cancel an interview, use the link in its e-mail.',
  change: 'Move or cancel',
  changeOf: 'Move or cancel: {{title}}',
});

export const useMyCalendarMessages = () => useT(myCalendarMessages);
