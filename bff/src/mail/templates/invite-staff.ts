import { button, defineTemplate, paragraph, quotation } from '../template.ts';

export const inviteStaff = defineTemplate({
  category: 'account',
  variables: ['firstName', 'inviterName', 'roleName', 'days', 'message'],
  subject: ({ inviterName }) => `${inviterName} invites you to Muster`,
  blocks: ({ firstName, inviterName, roleName, days, message }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `${inviterName} has created an account for you on Muster. You will work as ${roleName}.`,
    ),
    ...quotation(inviterName, message),
    button('Set up your account', { path: '/sign-up/invite', token: 'invite' }),
    paragraph(`The link works once, for ${days} days.`),
  ],
});
