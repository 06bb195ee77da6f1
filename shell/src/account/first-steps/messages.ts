import { common, defineMessages } from '@muster/ui';

/** Texts of the first steps and of the welcome. */
export const firstStepsMessages = defineMessages('shell-first-steps', {
  steps: {
    title: 'Welcome, {{name}}',
    text: 'A few things to start with. You can stop at any time and continue later.',
    progress: 'Your first steps',
    at: 'Step {{step}} of {{total}}',
    state: { open: 'To do', done: 'Done', skipped: 'Skipped' },
    profile: {
      title: 'Is this you?',
      text: 'How colleagues and clients see you.',
      name: 'Your name',
    },
    display: {
      title: 'Choose your display settings',
      text: 'Light or dark theme, and 12- or 24-hour time. You can change this later in your account.',
      name: common.appearance,
    },
    two_step: {
      title: 'Protect your account',
      text: 'A second step at sign-in keeps others out, even with your password.',
      name: 'Two-step',
    },
    scheme: common.appearance,
    light: 'Light',
    dark: 'Dark',
    system: 'System default',
    save: 'Save and continue',
    skip: 'Skip this',
    later: 'Continue later',
    next: common.continue,
  },
  welcome: {
    title: 'You are all set, {{name}}',
    again: 'Getting started',
    stepsLeft: 'Some first steps are not done yet.',
    finishSteps: 'Finish them',
    staff: {
      find: 'Everything is in the navigation at the left. Lists remember how you filter and sort them.',
      record: 'A record shows the person, the next step and the notes. Most changes can be undone.',
      link: 'Every page has an address: send it to a colleague to show them the same page, if their role allows it.',
    },
    client: {
      find: 'Your jobs and the people that we suggest are on one page.',
      record: 'Open a job to see its progress.',
      link: 'All times are in your own time zone.',
    },
    candidate: {
      find: 'Your profile shows what we know about you.',
      record: 'Tell us when something changes: we use it to match you with jobs.',
      link: 'All times are in your own time zone.',
    },
    tour: 'Three things to know',
    actions: 'Start here',
    contact: 'Your contact',
    contactText: 'Ask them if you need help.',
    start: 'Let’s go',
    action: {
      addCandidate: {
        title: 'Add a candidate',
        text: 'Possible duplicates appear while you type.',
      },
      candidates: {
        title: 'Look through the candidates',
        text: 'Filter by skill, rate and notice.',
      },
      jobs: { title: 'See the open jobs', text: 'What clients are looking for.' },
      companies: { title: 'See the companies', text: 'Who we work for.' },
      pools: { title: 'Browse the talent pools', text: 'People grouped by their skills.' },
      team: { title: 'Meet the team', text: 'Who does what, and who is at work now.' },
      invite: { title: 'Invite a colleague', text: 'They get an e-mail with a link.' },
      users: { title: 'Look at the accounts', text: 'Who may do what.' },
      dashboard: { title: 'See your jobs', text: 'And the progress of each one.' },
      profile: { title: 'Check your profile', text: 'We use it to match you with jobs.' },
    },
  },
});
