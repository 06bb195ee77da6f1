import { defineMessages, useT } from '@muster/ui';

/** Texts of links for choosing the time of an interview. */
const chooseMessages = defineMessages('blocks-choose-time', {
  hostRule: 'Who has to be free',
  hostRules: { all: 'All interviewers', any_of: 'One of them' },
  place: 'Where',
  places: {
    platform_meeting: 'Room on this platform',
    external_link: 'Other video call',
    phone: 'Phone',
    in_person: 'In person',
  },
  placeValue: { external_link: 'Link of the call', in_person: 'Address' },
  roomHelp: 'The room opens 15 minutes before; its link is in the confirmation.',
  phoneHelp: '{{name}} gives a number to call.',
  notice: 'Not sooner than',
  hours_one: 'in {{count}} hour',
  hours_other: 'in {{count}} hours',
  horizon: 'Within',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  offered: 'Offer only these times',
  offeredHelp: 'Kept for {{name}} for 48 hours. Empty: all free times can be chosen.',
  odd: 'A time before 07:00 or after 21:00 is meant for {{name}}',
  oddHelp: 'Where they are: {{times}}',
  message: 'Message in the e-mail',
  free_one: '{{count}} free time, {{first}}.',
  free_other: '{{count}} free times, the first {{first}}.',
  none: 'There is no time in these days at which all of them are free.',
  nearest: 'The next one is {{when}}.',
  looking: 'Looking for free times …',
  fix: {
    title: 'Choose a time',
    field: 'Time',
    keep: 'Back',
    save: 'Fix the time and send invitations',
    done: 'Time fixed. Invitations are on their way.',
    mail: '{{name}} and all others who take part get an e-mail with the invitation.',
  },
});

export const useChooseMessages = () => useT(chooseMessages);
