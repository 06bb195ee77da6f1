import { common } from '@muster/ui';

/** Texts of the person's own data: who saw it, its export in one file, and erasure. */
export const privacy = {
  title: 'Your data',
  intro: 'Everything we hold about you can be viewed, downloaded and erased at your request.',
  seen: {
    title: 'Who has seen your profile',
    none: 'We have not shown your profile to any client.',
    shared: 'Shown on {{date}}',
    opened: 'opened on {{date}}',
    notOpened: 'not opened yet',
    confidential: 'A confidential client',
    withdraw: 'Stop showing my profile to clients',
    withdrawn:
      'Your profile is shown to no further client, and what had not been opened was withdrawn. Your recruiter was notified.',
    confirmTitle: 'Stop showing your profile?',
    confirmSeen: 'Clients who have opened your profile keep it until you withdraw it from them.',
    confirm: 'Stop showing it',
    over: 'not shown any more since {{date}}',
    taken: 'withdrawn by you on {{date}}',
    heldBy: {
      work: 'You work for this client now. You can withdraw your profile when that work has ended.',
      contract: 'A contract is on its way. Talk to your recruiter if you do not want it.',
    },
  },
  reads: {
    title: 'What clients see',
    show: 'What clients see',
    label: 'What they see: {{share}}',
    action: 'What they see',
    close: common.close,
    now: 'This is how a client would read your profile today. For each job your recruiter adds a few words about you and chooses files and skills.',
    share:
      'This is what the client reads now. It stays as it was sent, also when you change your profile.',
  },
  withdraw: {
    action: common.withdraw,
    label: 'Withdraw: {{share}}',
    title: 'Withdraw your profile from this client?',
    effects: {
      hidden:
        'The client’s people can no longer open your profile: not on its page, in lists, as a PDF, with your files or from an e-mail',
      ended: 'If you are still being considered for this job, your application ends',
      told: 'Your recruiter and the client are told that you are no longer available',
      kept: 'The client still sees your name and country, your interviews and what it wrote about you itself',
    },
    confirm: 'Withdraw my profile',
    done: 'The client cannot open your profile any more. Your recruiter was notified.',
  },
  download: 'Download everything held about you',
  downloadHelp:
    'A ZIP file with a readable page, the same data in machine-readable form, and your files.',
  erase: {
    ask: 'Request erasure of my data',
    title: 'Request erasure of all your data?',
    effects: {
      asked: 'Your recruiter is notified and answers within a week',
      erased: 'Once approved by two people, your profile, files and account are permanently erased',
      kept: 'Records of client work that we must keep by law are kept until that period ends',
    },
    note: 'Anything we should know?',
    confirm: 'Request erasure',
    keep: 'Keep my data',
    asked: 'You requested the erasure of your data on {{date}}. We answer within a week.',
    done: 'We have your request. Your recruiter was notified.',
  },
} as const;
