/** Audiences of mails. Some data is for one audience only. */
export const mailAudiences = ['candidate', 'client', 'staff'] as const;
export type MailAudience = (typeof mailAudiences)[number];

/** `anyone`: candidates, clients and staff get the same mail, so it contains only data for all. */
export const templateAudiences = [...mailAudiences, 'anyone'] as const;
export type TemplateAudience = (typeof templateAudiences)[number];

/** The recipients of own templates. */
export const ownTemplateAudiences = ['candidate', 'client'] as const;
export type OwnTemplateAudience = (typeof ownTemplateAudiences)[number];

export interface TemplateVariable {
  readonly label: string;
  /** Example value for previews. */
  readonly sample: string;
  /** The audiences whose mails may contain it. */
  readonly audiences: readonly MailAudience[];
  /** Available in every mail to a person, whatever its subject. */
  readonly everywhere?: true;
  /** Available in every mail to a candidate about one of their applications. */
  readonly ofApplication?: true;
}

const all = mailAudiences;
const staffAndClient = ['client', 'staff'] as const;
const staffAndCandidate = ['candidate', 'staff'] as const;
const groups =
  '[{"heading":"Tasks","items":[{"title":"Call Ana Silva","path":"/today"},{"title":"Prepare the interview","path":"/today"}]}]';

/**
 * All variables of all mails, and their audiences. No mail contains a rate, a private note or the
 * name of another client, because no variable exists for them.
 */
export const templateVariables = {
  firstName: { label: 'First name of the reader', sample: 'Ana', audiences: all, everywhere: true },
  senderName: {
    label: 'Name of the sender',
    sample: 'Noor Haddad',
    audiences: all,
    everywhere: true,
  },
  agencyName: {
    label: 'Name of the agency',
    sample: 'Northbeam',
    audiences: all,
    everywhere: true,
  },
  sender: {
    label: 'Name of the sender, unless it is the agency',
    sample: 'Noor Haddad',
    audiences: all,
  },
  inviterName: { label: 'Who invites', sample: 'Noor Haddad', audiences: all },
  actorName: { label: 'Who acted', sample: 'Noor Haddad', audiences: all },
  roleName: { label: 'Role', sample: 'recruiter', audiences: all },
  companyName: {
    label: 'The reader’s own company',
    sample: 'Northwind Rail',
    audiences: staffAndClient,
    everywhere: true,
  },
  company: {
    label: 'Client, unless it is confidential',
    sample: 'Northwind Rail',
    audiences: staffAndCandidate,
    ofApplication: true,
  },
  referrerName: { label: 'Who recommended the reader', sample: 'Noah Silva', audiences: all },
  personName: { label: 'Who was recommended', sample: 'Nadia Petrova', audiences: all },
  reward: { label: 'Reward for a referral', sample: '500.00 USD', audiences: all },
  reference: { label: 'Reference of the payment', sample: 'PAY-11', audiences: all },
  jobTitle: {
    label: 'Job title',
    sample: 'Senior backend engineer',
    audiences: all,
    ofApplication: true,
  },
  title: { label: 'Title', sample: 'Senior backend engineer', audiences: all },
  number: { label: 'Number', sample: 'C-000123', audiences: all },
  code: { label: 'Code', sample: '482913', audiences: all },
  count: { label: 'How many', sample: '3', audiences: all },
  message: { label: 'Personal message', sample: 'They build payments in Go.', audiences: all },
  answers: {
    label: 'Answers to the screening form',
    sample: '1. What did you build last?\nA queue for payments.',
    audiences: ['candidate'],
  },
  note: {
    label: 'Note for the reader',
    sample: 'How many hours overlap do you need?',
    audiences: all,
  },
  reason: { label: 'Reason for acting', sample: 'Help with the calendar', audiences: all },
  text: { label: 'Text written by the sender instead', sample: '', audiences: ['candidate'] },
  subject: { label: 'Subject', sample: 'A job for you', audiences: all },
  body: { label: 'Text', sample: 'Are you free?', audiences: all },
  otherJobs: {
    label: 'Other jobs of the candidate',
    sample: 'Platform engineer',
    audiences: ['candidate'],
  },
  linkLabel: {
    label: 'What the button says',
    sample: 'Answer the questions',
    audiences: ['candidate'],
  },
  deadline: {
    label: 'Until when answers are expected',
    sample: 'Please answer by 1 March 2027.',
    audiences: ['candidate'],
  },
  account: { label: 'Has an account', sample: 'yes', audiences: ['candidate'] },
  facts: {
    label: 'What has changed',
    sample: 'The job starts on 1 March.',
    audiences: ['candidate'],
  },
  purposes: { label: 'Consents', sample: 'keeping your profile', audiences: ['candidate'] },
  contract: { label: 'Contract', sample: 'K-000042', audiences: all },
  cycle: { label: 'Evaluation', sample: '2026 H2', audiences: all },
  mayAnswer: { label: 'Can be answered by a link', sample: 'yes', audiences: all },
  news: { label: 'What happened', sample: 'Your contract starts on 1 March', audiences: all },
  sentence: { label: 'What happened', sample: 'Ana Silva answered.', audiences: all },
  groups: { label: 'List of notifications', sample: groups, audiences: all },
  single: { label: 'There is only one', sample: '', audiences: all },
  further: { label: 'How many more', sample: '4', audiences: all },
  changes: { label: 'How many changes were made', sample: 'One change was made.', audiences: all },
  date: { label: 'Date', sample: '1 March 2027', audiences: all },
  minutes: { label: 'Minutes', sample: '25', audiences: ['candidate'] },
  days: { label: 'Days', sample: '7', audiences: all },
  at: { label: 'Moment', sample: '1 March 2027, 10:37', audiences: all },
  from: { label: 'From', sample: '10:00', audiences: all },
  to: { label: 'Until', sample: '10:30', audiences: all },
  until: { label: 'Until', sample: '10:52', audiences: all },
  what: { label: 'What was changed', sample: 'was turned on', audiences: all },
  device: { label: 'Device', sample: 'Firefox on Linux', audiences: all },
  ip: { label: 'Network address', sample: '192.0.2.7', audiences: all },
  newEmail: { label: 'New address', sample: 'ana@people.test', audiences: all },
  place: { label: 'Where it takes place', sample: 'Phone call', audiences: all },
  path: { label: 'Link to the page', sample: '/', audiences: all },
  preferencesPath: { label: 'Link to the preferences', sample: '/', audiences: all },
  link: { label: 'Personal link', sample: '/', audiences: all },
  page: { label: 'Link to the page', sample: '/', audiences: all },
} as const satisfies Record<string, TemplateVariable>;
export type TemplateVariableName = keyof typeof templateVariables;

const declared: Readonly<Record<string, TemplateVariable>> = templateVariables;

/** Checks whether mails of an audience may contain a variable; unknown ones are never allowed. */
export function mayHold(audience: TemplateAudience, name: string): boolean {
  const variable = Object.hasOwn(declared, name) ? declared[name] : undefined;
  const readers = audience === 'anyone' ? mailAudiences : [audience];
  return readers.every((reader) => variable?.audiences.includes(reader));
}

/** Variables allowed in every template for an audience. */
export const commonVariables = (audience: TemplateAudience): TemplateVariableName[] =>
  (Object.keys(templateVariables) as TemplateVariableName[]).filter(
    (name) => declared[name]?.everywhere && mayHold(audience, name),
  );

/**
 * Variables allowed in user-created templates. Those of a job have values only if the mail to a
 * candidate is about an application.
 */
export const ownVariables = (audience: OwnTemplateAudience): TemplateVariableName[] => [
  ...commonVariables(audience),
  ...(Object.keys(templateVariables) as TemplateVariableName[]).filter(
    (name) => audience === 'candidate' && declared[name]?.ofApplication,
  ),
];

/** Returns the display name of a variable. */
export const variableLabel = (name: string): string => declared[name]?.label ?? name;
