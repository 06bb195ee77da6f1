import { defineMessages, useT } from '@muster/ui';

const preparationMessages = defineMessages('blocks-preparation', {
  format: 'Format',
  formats: {
    intro_language: 'A conversation about you and your work, in English.',
    technical: 'A conversation about how you work and what you know, with questions for you.',
    live_coding: 'You solve a small task on your own screen and say what you think as you go.',
    system_design: 'You design a system with us, on paper or a board of your choice.',
    project_review: 'You walk us through something that you built, and we ask about your choices.',
    culture: 'A conversation about how you like to work with other people.',
    final: 'A last conversation about the work, your wishes and the next steps.',
  },
  when: 'When',
  length: 'Length',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  who: 'With',
  topics: 'Topics',
  noTopics: 'There is no fixed list of topics. Expect questions about your experience.',
  told: 'From your interviewers',
  before: 'Before you start',
  steps: {
    devices: 'Try your camera and microphone, and close what you do not need.',
    place: 'Find a quiet place with a good connection.',
    examples: 'Think of one or two examples from your own work for each topic.',
    questions: 'Write down what you want to know from us.',
  },
  print: 'Print',
  title: 'Prepare: {{kind}} on {{day}}',
  kind: {
    intro_language: 'Introduction and language interview',
    technical: 'Technical interview',
    live_coding: 'Live coding interview',
    system_design: 'System design interview',
    project_review: 'Project review',
    culture: 'Culture interview',
    final: 'Final interview',
  },
});

/** Texts of interview preparation. */
export const usePreparationMessages = () => useT(preparationMessages);
