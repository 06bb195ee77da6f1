import { defineMessages, useT } from '@muster/ui';

/** Texts of the handover pack. */
const handoverMessages = defineMessages('mfe-team-handover', {
  title: 'Handover pack of {{name}}',
  lead: 'Everything that {{name}} is responsible for, what is open in it and what comes next.',
  close: 'Close',
  group: {
    jobs: 'Jobs',
    companies: 'Clients',
    applications: 'Candidates in process',
    candidates: 'Candidates',
    placements: 'Contracts',
    pools: 'Talent pools',
    tasks: 'Tasks and promises',
  },
  promise: 'Promise',
  next: {
    clock: 'Answer due: {{day}}',
    due: 'Due: {{day}}',
    ends: 'Ends: {{day}}',
  },
  lastWord: 'Last contact: {{day}}',
  more: 'And {{count}} more.',
  hidden_one: '{{count}} that you may not open. It is not handed over with the others.',
  hidden_other: '{{count}} that you may not open. They are not handed over with the others.',
  interviews: 'Interviews to come',
  interviewsNote: 'They stay with {{name}}: choose another time or interviewer at each of them.',
  conversations_one:
    '{{name}} takes part in {{count}} conversation with clients or candidates. It is private: only {{name}} can add a colleague to it.',
  conversations_other:
    '{{name}} takes part in {{count}} conversations with clients or candidates. They are private: only {{name}} can add a colleague to them.',
  nothing: {
    title: 'Nothing to hand over',
    text: '{{name}} is responsible for no open record.',
  },
  give: {
    title: 'Hand over',
    to: 'To',
    toHelp: 'The first suggestions have the least to do.',
    suggestion: '{{name}}: {{jobs}} open jobs, {{people}} in process, {{late}} late',
    cover: '{{name}}, stands in: {{jobs}} open jobs, {{people}} in process, {{late}} late',
    kinds: 'What to hand over',
    note: 'Note for the colleague',
    confirm: 'Hand over',
    effect: 'The colleague becomes responsible and gets a notification with your note.',
    done: '{{name}} is now responsible for it.',
    nothing: 'There was nothing left to hand over.',
  },
});

export const useHandoverMessages = () => useT(handoverMessages);
