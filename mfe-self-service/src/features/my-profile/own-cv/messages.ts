import { common, defineMessages, enumLabels, useT } from '@muster/ui';

const messages = defineMessages('mfe-self-service-own-cv', {
  title: 'What your CV says',
  intro: 'Read from “{{title}}” on {{day}}, and not on your profile like this:',
  same_one: '{{count}} more thing stands on your profile as your CV says it.',
  same_other: '{{count}} more things stand on your profile as your CV says them.',
  all: 'Everything that was read from “{{title}}” stands on your profile.',
  part: {
    experience: common.experience,
    education: common.education,
    skill: common.skills,
    language: 'Languages',
  },
  inCv: 'In your CV',
  onProfile: 'On your profile',
  nothing: 'Nothing like it',
  now: 'now',
  degree: enumLabels.degree,
  take: 'Take over',
  takeNamed: 'Take over: {{what}}',
  dismiss: 'Leave out',
  dismissNamed: 'Leave out: {{what}}',
  wrong: 'This is wrong',
  wrongNamed: 'This is wrong: {{what}}',
  incomplete: 'Something is missing to take it over. Add it to your profile yourself.',
  answer: {
    taken: 'You took it over',
    dismissed: 'You left it out',
    wrong: 'Your recruiter looks into it',
  },
  done: {
    taken: '{{what}} is on your profile',
    dismissed: '{{what}} is left out',
    wrong: 'Your recruiter was asked to look at {{what}}',
  },
  untitled: 'This',
});

export const useOwnCvMessages = () => useT(messages);
export type OwnCvTranslate = ReturnType<typeof useOwnCvMessages>;
