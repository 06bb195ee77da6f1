import { defineMessages, useT } from '@muster/ui';

const messages = defineMessages('mfe-self-service-next-step', {
  label: 'Your next best step',
  answer: {
    text: 'Say whether {{job}} interests you. Your answer is waited for since {{date}}.',
    job: 'a job that is still confidential',
    action: 'Answer',
  },
  sign: {
    text: 'Sign “{{title}}”. It waits for your signature.',
    until: 'Sign “{{title}}”. It can be signed until {{date}}.',
    action: 'Read and sign',
  },
  correct: {
    text: 'Correct your legal identity. Without it no contract can be signed.',
    action: 'Correct it',
  },
  bring: {
    text: 'Bring this file: {{what}}. {{name}} waits for it until {{date}}.',
    action: 'Upload it',
  },
  share: {
    text: 'Agree that clients see your profile. Until then it is shown to none of them.',
    action: 'Read and decide',
  },
  cv: {
    text: 'Bring your CV. It adds {{points}} of 100 to your profile, and clients ask for it first.',
    action: 'Upload a CV',
  },
  fill: {
    text: 'Fill in this part of your profile: {{part}}. It adds {{points}} of 100.',
    action: 'Fill it in',
  },
  tell: {
    text: 'Write to {{name}} about this part of your profile: {{part}}. It adds {{points}} of 100.',
    agency: 'the agency',
    action: 'Write a message',
  },
});

/** The texts of the next best step. */
export const useNextStepMessages = () => useT(messages);
