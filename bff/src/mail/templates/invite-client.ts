import { button, defineTemplate, paragraph, quotation } from '../template.ts';

export const inviteClient = defineTemplate({
  category: 'account',
  variables: ['firstName', 'inviterName', 'companyName', 'days', 'message'],
  subject: ({ companyName }) => `Your access to hiring at ${companyName}`,
  blocks: ({ firstName, inviterName, companyName, days, message }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `${inviterName} invites you to follow the jobs, people and interviews of ${companyName} on Muster.`,
    ),
    ...quotation(inviterName, message),
    button('Set up your account', { path: '/sign-up/invite', token: 'invite' }),
    paragraph(`The link works once, for ${days} days.`),
  ],
});
