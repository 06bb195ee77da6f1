import { button, defineTemplate, paragraph, quotation } from '../template.ts';

/** An invitation to an address that has an account already. */
export const roleOffered = defineTemplate({
  category: 'account',
  variables: ['firstName', 'inviterName', 'roleName', 'days', 'message'],
  subject: ({ inviterName }) => `${inviterName} invites you to another role on Muster`,
  blocks: ({ firstName, inviterName, roleName, days, message }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `${inviterName} invites you to work as ${roleName}. You already have an account with this address: sign in with it to accept or decline.`,
    ),
    ...quotation(inviterName, message),
    button('Read the invitation', { path: '/sign-up/invite', token: 'invite' }),
    paragraph(
      `Nothing changes until you accept: ${inviterName} does not see your account. The invitation is open for ${days} days.`,
    ),
  ],
});
