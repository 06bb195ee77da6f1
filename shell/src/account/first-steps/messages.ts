import { defineMessages } from '@muster/ui';

/** Texts of the first steps and of the welcome. */
export const firstStepsMessages = defineMessages('shell-first-steps', {
  steps: {
    title: 'Welcome, {{name}}',
    text: 'A few things to start with. You can stop at any time and go on later.',
    progress: 'Your first steps',
    at: 'Step {{step}} of {{total}}',
    state: { open: 'To do', done: 'Done', skipped: 'Skipped' },
    profile: {
      title: 'Is this you?',
      text: 'How colleagues and clients see you.',
      name: 'Your name',
    },
    display: {
      title: 'How do you like to read?',
      text: 'Light or dark, and how a clock looks. You can change it later in your account.',
      name: 'Appearance',
    },
    two_step: {
      title: 'Protect your account',
      text: 'A second step at sign-in keeps others out, even with your password.',
      name: 'Two-step',
    },
    scheme: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'As the system',
    save: 'Save and go on',
    skip: 'Skip this',
    later: 'Go on later',
    next: 'Go on',
  },
  welcome: {
    title: 'You are all set, {{name}}',
    again: 'Getting started',
    stepsLeft: 'Some first steps are still to do.',
    finishSteps: 'Finish them',
    staff: {
      find: 'Everything is in the navigation at the left. Lists remember how you filter and sort them.',
      record:
        'A record shows who, what next and what was said. Changes are saved at once, and most can be undone.',
      link: 'Every page has an address: send it to a colleague, and they see the same, as far as they may.',
    },
    client: {
      find: 'Your jobs and the people that we suggest are on one page.',
      record: 'Open a job to see how far it is.',
      link: 'All times are in your own time zone.',
    },
    candidate: {
      find: 'Your profile shows what we know about you.',
      record: 'Tell us when something changes: we match jobs by it.',
      link: 'All times are in your own time zone.',
    },
    tour: 'Three things to know',
    actions: 'Begin here',
    contact: 'Your contact',
    contactText: 'Ask when you are stuck.',
    start: 'Let’s go',
    action: {
      addCandidate: { title: 'Add a candidate', text: 'Look-alikes show while you type.' },
      candidates: {
        title: 'Look through the candidates',
        text: 'Filter by skill, rate and notice.',
      },
      jobs: { title: 'See the open jobs', text: 'What clients look for now.' },
      companies: { title: 'See the companies', text: 'Who we work for.' },
      pools: { title: 'Browse the talent pools', text: 'People grouped by what they can do.' },
      team: { title: 'Meet the team', text: 'Who does what, and who is at work now.' },
      invite: { title: 'Invite a colleague', text: 'They get a mail with a link.' },
      users: { title: 'Look at the accounts', text: 'Who may do what.' },
      dashboard: { title: 'See your jobs', text: 'And how far each one is.' },
      profile: { title: 'Check your profile', text: 'It is what matching works with.' },
    },
  },
});
