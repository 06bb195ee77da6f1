import { button, defineTemplate, paragraph, quotation } from '../template.ts';

export const inviteCandidate = defineTemplate({
  category: 'account',
  variables: ['firstName', 'inviterName', 'days', 'message'],
  subject: () => 'Your profile on Muster',
  blocks: ({ firstName, inviterName, days, message }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `${inviterName} would like to work with you. With an account you manage your profile, calendar and documents yourself.`,
    ),
    ...quotation(inviterName, message),
    button('Open your profile', { path: '/sign-up/invite', token: 'invite' }),
    paragraph(`The link works once, for ${days} days.`),
  ],
});
