import { button, defineTemplate, paragraph } from '../template.ts';

export const inviteStaff = defineTemplate({
  category: 'account',
  variables: ['firstName', 'inviterName', 'roleName', 'days'],
  subject: ({ inviterName }) => `${inviterName} invites you to Muster`,
  blocks: ({ firstName, inviterName, roleName, days }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `${inviterName} has made an account for you on Muster. You will work as ${roleName}.`,
    ),
    button('Set up your account', { path: '/sign-up/invite', token: 'invite' }),
    paragraph(`The link works once, for ${days} days.`),
  ],
});
