/** The person's own data: who saw it, all of it in one file, and having it erased. */
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
    withdrawn: 'Your profile is no longer shown to clients. Your recruiter was notified.',
    confirmTitle: 'Stop showing your profile?',
    confirmSeen: 'Clients keep what they have seen already.',
    confirm: 'Stop showing it',
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
