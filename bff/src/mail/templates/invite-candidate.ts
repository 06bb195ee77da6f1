import { button, defineTemplate, paragraph } from '../template.ts';

export const inviteCandidate = defineTemplate({
  category: 'account',
  variables: ['firstName', 'inviterName', 'days'],
  subject: () => 'Your profile on Muster',
  blocks: ({ firstName, inviterName, days }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `${inviterName} would like to work with you. With an account you keep your profile, your calendar and your documents yourself.`,
    ),
    button('Open your profile', { path: '/sign-up/invite', token: 'invite' }),
    paragraph(`The link works once, for ${days} days.`),
  ],
});
