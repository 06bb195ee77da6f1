import { common, defineMessages, useT } from '@muster/ui';

const messages = defineMessages('mfe-candidates-invitation', {
  title: 'E-mail the invitation',
  close: common.close,
  cancel: common.cancel,
  send: 'Send invitation',
  noTime: 'There is no interview with a fixed time. Arrange a time first: the invitation tells it.',
  to: 'To',
  hidden: 'Address not visible to you, or missing',
  subject: 'Subject',
  theirs: 'Their time',
  mine: 'Your time',
  attached: 'Attached',
  calendar: 'Calendar entry (interview.ics)',
  text: 'Text',
  textHelp: 'Text from the template. You can change it for this e-mail.',
  fixed: 'The text of this template cannot be changed here.',
  over: 'The time of this interview has passed or is no longer fixed. Arrange another time first.',
  gone: 'No longer works here: {{names}}. Choose another interviewer first.',
  test: 'Send a test to me',
  tested: 'A test is on its way to you',
  sent: 'The invitation leaves in 10 seconds',
  undone: 'The invitation will not be sent',
  problem: {
    no_email: 'There is no e-mail address on the record.',
    do_not_contact: 'This person asked not to be contacted.',
    unsubscribed: 'This person unsubscribed from e-mails. Call them instead.',
    bounced: 'E-mails to this address came back. Ask for another address.',
  },
});

/** Texts of the invitation to an interview. */
export const useInvitationMessages = () => useT(messages);
