import { common, defineMessages, useT } from '@muster/ui';

/** Texts of the recruitment team, on its page and on the dashboard. */
const teamMessages = defineMessages('mfe-client-dashboard-team', {
  title: 'Recruitment team',
  subtitle: 'Who works for {{company}}',
  subtitleWaiting: 'Who works for you',
  card: 'Your recruitment team',
  all: 'Whole team',
  empty: {
    title: 'Your team is being set up',
    text: 'The people who work for you appear here as soon as the agency has named them.',
  },
  function: {
    account_manager: common.accountManager,
    lead_recruiter: common.leadRecruiter,
    recruiter: common.recruiter,
    vetter: 'Vetting',
    finance: 'Finance',
  },
  jobs: 'Looks for: {{jobs}}',
  hours: 'Mon–Fri {{from}}–{{to}} in your time',
  hoursThere: '{{from}}–{{to}} in {{city}}',
  now: 'There it is',
  away: 'Away',
  cover: '{{name}} answers until then',
  noCover: 'Back soon; your message is read then.',
  write: 'Write',
  writeTo: 'Write to {{name}}',
  email: {
    title: 'Write to {{name}}',
    subject: 'Subject',
    job: 'About the job',
    noJob: 'No job',
    message: 'Message',
    copy: 'Send me a copy',
    send: 'Send e-mail',
    cancel: common.cancel,
    close: common.close,
    unknown: 'This person is not on your recruitment team. Open the team to see who is.',
    sent: '{{name}} has your message and answers by e-mail.',
    away: '{{name}} is away.',
    coverOffer: '{{name}} answers until then.',
    coverLink: 'Write to {{name}} instead',
    limit: 'You have written ten messages within the hour. Try again later, or call us.',
    left: '{{name}} does not work here any more.',
    effects: {
      mail: '{{name}} gets an e-mail in your name and answers to your address.',
      copy: 'A copy goes to your own address.',
      kept: 'The agency keeps it with the messages of your company.',
    },
  },
});

export const useTeamMessages = () => useT(teamMessages);
export type TeamMessages = ReturnType<typeof useTeamMessages>;
