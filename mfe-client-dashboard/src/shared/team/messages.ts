import { common, defineMessages, useT } from '@muster/ui';

/** Texts of the recruitment team, on its page and on the dashboard. */
const teamMessages = defineMessages('mfe-client-dashboard-team', {
  title: 'Recruitment team',
  subtitle: 'People who work for {{company}}',
  subtitleWaiting: 'People who work for you',
  card: 'Your recruitment team',
  cardAt: 'Your recruitment team at {{agency}}',
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
  weekday: { d1: 'Mon', d2: 'Tue', d3: 'Wed', d4: 'Thu', d5: 'Fri', d6: 'Sat', d7: 'Sun' },
  hours: '{{hours}} in your time',
  hoursThere: '{{hours}} in {{city}}',
  noHours: 'No fixed hours; ask for a time',
  now: 'There it is',
  away: 'Away',
  cover: '{{name}} answers until then',
  noCover: 'Back soon; your message is read then.',
  callShort: 'Book a call',
  callWith: 'Book a call with {{name}}',
  write: 'Write',
  writeTo: 'Write to {{name}}',
});

export const useTeamMessages = () => useT(teamMessages);
export type TeamMessages = ReturnType<typeof useTeamMessages>;
