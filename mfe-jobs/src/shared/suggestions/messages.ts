import { defineMessages, useT } from '@muster/ui';

/** Texts of the people whom vetters suggest. */
const suggestionMessages = defineMessages('mfe-jobs-suggestions', {
  waiting_one: 'A vetter suggests {{count}} person',
  waiting_other: 'Vetters suggest {{count}} people',
  by: '{{name}}, {{date}}',
  note: '“{{note}}”',
  accept: 'Put on the job',
  acceptNamed: 'Put {{name}} on the job',
  decline: 'Decline',
  declineNamed: 'Decline {{name}}',
  declineTitle: 'Decline {{name}}',
  declineNote: 'Why',
  declineHelp: '{{vetter}} reads it.',
  keep: 'Cancel',
  accepted: '{{name}} is on the job now',
  declined: 'Declined. {{vetter}} is told.',
  vetter: 'The vetter',
  title: 'Suggest people for this job',
  text: 'You know who can do this work. Whoever leads the search decides and you hear of it.',
  person: 'Person',
  personHelp: 'People you vet.',
  why: 'Why they fit',
  whyHelp: 'In your words; candidates and clients never see it.',
  suggest: 'Suggest',
  suggested: '{{name}} is suggested',
  closed: 'This job takes no people now.',
  own: 'Your suggestions',
  none: 'No suggestions yet',
  noneText: 'People you suggest stand here, with what became of them.',
  withdraw: 'Take back',
  withdrawNamed: 'Take the suggestion of {{name}} back',
  withdrawn: 'Taken back',
  state: {
    open: 'Waits',
    accepted: 'On the job',
    declined: 'Not taken up',
    withdrawn: 'Taken back',
  },
});

export const useSuggestionWords = () => useT(suggestionMessages);
