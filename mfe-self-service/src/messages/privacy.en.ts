/** The person's own data: who saw it, all of it in one file, and having it erased. */
export const privacy = {
  title: 'Your data',
  intro: 'Everything we hold about you is yours to see, to take along and to have erased.',
  seen: {
    title: 'Who has seen your profile',
    none: 'We have shown your profile to no client.',
    shared: 'Shown on {{date}}',
    opened: 'opened on {{date}}',
    notOpened: 'not opened yet',
    confidential: 'A client who searches in confidence',
    withdraw: 'Stop showing my profile to clients',
    withdrawn: 'Nobody shows your profile to clients any more. Your recruiter was told.',
    confirmTitle: 'Stop showing your profile?',
    confirmSeen: 'Clients keep what they have seen already.',
    confirm: 'Stop showing it',
  },
  download: 'Download everything held about you',
  downloadHelp: 'A ZIP with a page to read, the same as data, and your files.',
  erase: {
    ask: 'Ask to have everything erased',
    title: 'Have everything about you erased?',
    effects: {
      asked: 'Your recruiter is told and answers within a week',
      erased: 'Once two people have agreed, your profile, files and account are erased for good',
      kept: 'What the law asks us to keep of work for a client is kept until it may go',
    },
    note: 'Anything we should know?',
    confirm: 'Ask for it',
    keep: 'Keep my data',
    asked: 'You asked on {{date}} to have everything erased. We answer within a week.',
    done: 'We have your request. Your recruiter was told.',
  },
} as const;
