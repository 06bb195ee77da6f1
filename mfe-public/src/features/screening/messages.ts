import { defineMessages, useT } from '@muster/ui';

/** Texts of a screening form for its candidate. */
export const screeningMessages = defineMessages('mfe-public-screening', {
  opening: 'Opening your form',
  begin: {
    hello: 'Hello {{name}}',
    questions_one: '{{count}} question',
    questions_other: '{{count}} questions',
    minutes_one: 'about {{count}} minute',
    minutes_other: 'about {{count}} minutes',
    due: 'Please answer by {{date}}. The form is open until {{end}}.',
    saved:
      'Your answers are saved as you write. You can stop at any time and go on later, on this or another device, with the link in the e-mail and, on another device, a code that we send you.',
    private: 'Only {{agency}} reads your answers.',
    start: 'Begin',
  },
  device: {
    title: 'Continue on this device',
    text: 'This form was begun on another device. With a code that we send you, you continue here with the answers that are saved. Nobody else who has the link can read them.',
    confirm: 'Continue',
  },
  layout: { label: 'Show', steps: 'One at a time', page: 'All questions' },
  progress: 'Question {{n}} of {{total}}',
  review: 'Check your answers',
  answered: '{{n}} of {{total}} answered',
  minutesLeft_one: 'about {{count}} minute left',
  minutesLeft_other: 'about {{count}} minutes left',
  questionMinutes_one: 'About {{count}} minute',
  questionMinutes_other: 'About {{count}} minutes',
  optional: 'optional',
  save: {
    saving: 'Saving …',
    saved: 'Saved {{time}}',
    unsaved: 'Not saved yet',
    failed: 'Not saved. We try again in a few seconds.',
    nothing: 'Your answers are saved as you write',
  },
  answer: {
    yes: 'Yes',
    no: 'No',
    scale: '1 is low, 5 is high',
    range: 'Between {{min}} and {{max}}',
    from: '{{min}} or more',
    upTo: '{{max}} or less',
    ownLanguage: 'You can answer in your own language.',
    language: 'Language of your answer',
    none: 'No answer',
  },
  files: {
    list: 'Your files',
    drop: 'Drop files here, or choose them',
    more: 'Add more files',
    hint: 'Up to {{max}} files: PDF, DOCX, ODT, RTF, TXT or ZIP up to 25 MB each, pictures up to 5 MB',
    remove: 'Remove {{name}}',
    removeLink: 'Remove the link',
    dismiss: 'Hide the message about {{name}}',
    blocked: 'The virus check found a problem. Remove this file and add another one.',
    full: 'This answer has {{max}} files, which is the most it takes. Remove one to add another.',
    formFull: 'All answers together take {{max}} files. Remove one to add another.',
    leftOut_one: 'One file was left out, because an answer takes no more.',
    leftOut_other: '{{count}} files were left out, because an answer takes no more.',
    onTheWay: 'A file could not be sent. Try it again or remove it, then submit again.',
    awaited: 'Your answers are submitted as soon as the files are there.',
  },
  conflict: {
    text: 'You answered this on another device:',
    empty: 'The answer was removed there.',
    mine: 'Keep what is here',
    theirs: 'Use the other answer',
  },
  back: 'Back',
  next: 'Next',
  toReview: 'Check your answers',
  change: 'Change',
  missing: 'An answer is needed',
  problems_one: '{{count}} question needs your attention before you can submit.',
  problems_other: '{{count}} questions need your attention before you can submit.',
  copy: 'Send me a copy of my answers by e-mail',
  account: 'Invite me to an account',
  accountHelp:
    'With an account you manage your profile, calendar and documents yourself. The invitation comes by e-mail.',
  final: 'After you submit, the answers cannot be changed.',
  submit: 'Submit answers',
  unsavedSubmit: 'Some answers could not be saved. Check your connection and submit again.',
  submitted: {
    title: 'Thank you, your answers are in',
    text: '{{agency}} received them on {{when}}.',
    next: 'What happens next',
    steps: {
      read: 'A person reads every answer. Nobody is rejected by a computer.',
      tell: 'You will hear from us within a few working days, by e-mail.',
      confirm:
        'We have sent you a confirmation by e-mail. Reply to it if you want to add something.',
      confirmCopy:
        'We have sent you a confirmation by e-mail, with a copy of your answers. Reply to it if you want to add something.',
      account:
        'We have also sent you the invitation to your account. Open its link to choose a password.',
    },
    close: 'You can close this page.',
    neutralTitle: 'Screening form',
    neutral:
      'This page confirms that a form was submitted. To answer a form, open the link in your e-mail.',
  },
});

/** Texts of the form. */
export const useScreeningMessages = () => useT(screeningMessages);
export type ScreeningMessages = ReturnType<typeof useScreeningMessages>;
