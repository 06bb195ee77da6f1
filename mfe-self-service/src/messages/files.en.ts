import { common } from '@muster/ui';

/** Texts of the person's own files. */
export const files = {
  title: common.files,
  add: common.addFiles,
  none: 'No files yet',
  noneText: 'A CV in PDF speeds up vetting.',
  byAgency: 'from the agency',
  shown: 'Clients may see it',
  menu: 'Actions for {{title}}',
  download: common.download,
  changeType: common.changeType,
  primary: 'Use as the main CV',
  primaryDone: '“{{title}}” is your main CV now',
  delete: common.delete,
  keep: common.cancel,
  gone: 'This file was deleted, or the address is wrong.',
  locked: 'Your recruiter has set the type of this file. Ask them to change it.',
  requests: {
    title: 'Your recruiter waits for:',
    one: '{{what}}, by {{date}}, for {{name}}.',
  },
  upload: {
    title: common.addFiles,
    text: 'Your recruiter sees them at once. Clients see a file only when the agency shows it to them.',
  },
  type: {
    title: 'Change the type',
    label: 'Type',
    confirm: common.changeType,
    done: 'Type changed to {{type}}',
    toInternal:
      'Clients no longer see it, from now on. Only agency staff who handle such documents do.',
    toCandidate: 'Clients no longer see it, from now on',
    primaryLost: 'It is no longer your main CV; your newest other CV takes its place',
    nothing: 'Nothing else changes',
  },
  deletion: {
    title: 'Delete this file',
    confirm: 'Delete file',
    keepFile: 'Keep file',
    done: '“{{title}}” was deleted',
    undo: 'Can be undone for 10 seconds',
    effect: 'Your recruiter no longer sees it either',
    effectClients: 'Clients lose access to it immediately',
    ask: 'Ask your recruiter if it must be deleted.',
    blocked: {
      primary: 'This is your main CV. Make another CV the main one first.',
      submission: 'This file was sent to a client and the application is still active.',
      signed: 'This file was signed. Signed files are kept.',
    },
  },
} as const;
