import { defineMessages, useT } from '@muster/ui';

const screenMessages = defineMessages('mfe-talent-screen', {
  title_one: 'Screen {{count}} person',
  title_other: 'Screen {{count}} people',
  due: 'Days to answer',
  dueHelp: 'Between {{min}} and {{max}}. Empty: as the deadlines of the agency say.',
  dueError: 'Enter a number between {{min}} and {{max}}.',
  message: 'Message',
  messageHelp: 'Stands in the e-mail above the link.',
  keep: 'Not now',
  confirm: 'Send screening',
  checking: 'Looking who can be asked',
  effect_one:
    '{{count}} person gets the screening questions of the pool by e-mail, with a link of their own.',
  effect_other:
    '{{count}} people get the screening questions of the pool by e-mail, each with a link of their own.',
  left_one: '{{count}} is not asked: {{why}} {{names}}',
  left_other: '{{count}} are not asked: {{why}} {{names}}',
  why: {
    ALREADY_SCREENED: 'they have a screening form of this pool.',
    VETTING_RETRY_LATER: 'they did not pass the vetting and may not try again yet.',
    NO_RECIPIENTS: 'no e-mail address is known.',
    CONSENT_REQUIRED: 'they do not agree to be contacted.',
    CANDIDATE_DO_NOT_CONTACT: 'they asked not to be contacted.',
    NOT_FOUND: 'not found, or you have no access.',
    FORBIDDEN: 'you may not screen them.',
    SELF_RECORD: 'it is your own record.',
    other: 'it is not possible now.',
  },
  done_one: '{{count}} screening was sent',
  done_other: '{{count}} screenings were sent',
  undone: 'The links are closed again',
  undoneBut_one: '{{count}} form stays open, because it was opened or changed since',
  undoneBut_other: '{{count}} forms stay open, because they were opened or changed since',
});

/** Returns the texts for screening the members of a pool. */
export const useScreenMessages = () => useT(screenMessages);
export type ScreenMessages = ReturnType<typeof useScreenMessages>;
