import { common } from '@muster/ui';

/** Adding a candidate. */
export const create = {
  title: 'New candidate',
  save: common.addCandidate,
  cancel: common.cancel,
  person: 'Who',
  place: 'Where',
  work: 'What they do',
  origin: 'Where they come from',
  emailHelp: 'An e-mail address or a link is required.',
  linkHelp: 'With only a link, the candidate starts as a lead.',
  zoneHelp: 'Filled from the country. Change it if the person lives in another zone.',
  added: '{{name}} was added',
  cv: {
    zone: 'Drop a CV, or choose one',
    hint: 'PDF, DOCX, ODT, RTF or TXT up to 10 MB. It fills this form and goes to the record.',
    sending: 'Uploading, {{percent}}',
    reading: 'Reading the CV',
    progress: 'Progress of reading the CV',
    read_one: 'It filled {{count}} field. Compare it with the line that it came from.',
    read_other: 'It filled {{count}} fields. Compare each with the line that it came from.',
    no_text:
      'This CV is a scan without text. Fill in the form yourself; the file is added to the record.',
    unreadable:
      'Nothing could be read. Fill in the form yourself; the file is added to the record.',
    byHand: 'You can fill in the form yourself.',
    another: 'Choose another file',
    from: 'From the CV: “{{quote}}”',
    says: 'The CV says {{value}}: “{{quote}}”',
  },
  duplicates: {
    title_one: '{{count}} possible duplicate',
    title_other: '{{count}} possible duplicates',
    checking: 'Checking for duplicates',
    none: 'No duplicates found so far.',
    hidden: 'Someone you cannot see has the same data. Ask an admin before you add this person.',
    open: 'Open',
    restore: common.restore,
    deletedAt: 'Deleted {{when}}',
    blocked: 'This e-mail address belongs to {{name}}. Open that record instead.',
    deletedBlocked:
      '{{name}} has this e-mail address and was deleted. Restore that record instead.',
    anyway: 'I have checked: this is another person',
    confirmFirst: 'Check the possible duplicates, then confirm that this is another person.',
    signal: {
      email: 'same e-mail',
      phone: 'same phone',
      linkedin: 'same LinkedIn',
      github: 'same GitHub',
      name_country: 'same name and country',
      cv_hash: 'same CV',
    },
    doNotContact: 'Asked not to be contacted',
  },
} as const;
