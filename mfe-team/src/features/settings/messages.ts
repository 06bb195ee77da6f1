import { common, defineMessages } from '@muster/ui';

/** Texts of the settings. */
export const settingsMessages = defineMessages('mfe-team-settings', {
  title: 'Settings',
  subtitle: 'How this installation works, and your own account.',
  card: {
    agency: {
      title: 'Agency',
      text: 'Company, sign-in rules, deadlines, senders, currencies, retention, recordings and areas in use.',
    },
    releases: {
      title: 'Releases',
      text: 'Which build runs in each area, who released it, and how to roll back.',
    },
    activity: {
      title: common.activityLog,
      text: 'Who changed what and when, on whose behalf, with proof that nothing was altered.',
    },
    pipelines: {
      title: 'Pipelines',
      text: 'The stages that candidates go through on a job, their time limits and labels.',
      count_one: '{{count}} in use',
      count_other: '{{count}} in use',
    },
    reasons: {
      title: 'Reasons',
      text: 'What people choose from when someone is rejected or something ends.',
      count_one: '{{count}} in use',
      count_other: '{{count}} in use',
    },
    evaluations: {
      title: 'Evaluation templates',
      text: 'What people are rated by, and how much each part counts.',
    },
    signatures: {
      title: 'Documents to sign',
      text: 'Templates with gaps, and PDFs with places for signatures, that documents are sent from.',
    },
    referrals: {
      title: 'Referral programs',
      text: 'What people get for referrals, when a reward is due, and from when to when.',
    },
    emailTemplates: {
      title: 'E-mail templates',
      text: 'The words of the e-mails that the platform sends, with preview, test and revisions.',
    },
    skills: {
      title: common.skills,
      text: 'Names of skills, proposals and merges.',
    },
    users: {
      title: common.users,
      text: 'Accounts and their roles: invite, change, hand over, disable.',
    },
    searchIndex: {
      title: 'Search index',
      text: 'Whether the search is up to date, with rebuild and a test query.',
    },
    fields: {
      title: 'Custom fields',
      text: 'Fields of your own on candidates, companies and jobs.',
    },
    webhooks: {
      title: 'Webhooks',
      text: 'Systems that are told at once when something happens here, with a log of what was sent.',
    },
    dataHealth: {
      title: 'Data health',
      text: 'The state of the database, with a read-only look into it.',
    },
    account: {
      title: 'Your account',
      text: 'Name, password, two-step sign-in, time zone, and where you are signed in.',
    },
  },
});
