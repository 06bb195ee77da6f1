import { button, type MailBlock } from '../template.ts';

/** What the mails to a client about one job are made of. */
export const jobVariables = [
  'firstName',
  'number',
  'title',
  'senderName',
  'agencyName',
  'note',
  'path',
] as const;

/** The way to the client’s jobs, for those who have an account. */
export const openJobs = (path: string): MailBlock[] =>
  path ? [button('Open your jobs', { path })] : [];
