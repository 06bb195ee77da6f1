import { button, defineTemplate, paragraph, quotation } from '../template.ts';

/** To somebody who has an account already. */
export const roleAdded = defineTemplate({
  category: 'account',
  variables: ['firstName', 'inviterName', 'roleName', 'message'],
  subject: () => 'You have a new role',
  blocks: ({ firstName, inviterName, roleName, message }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(`From now on you can also work as ${roleName}. ${inviterName} has set this up.`),
    ...quotation(inviterName, message),
    button('Sign in', { path: '/sign-in' }),
  ],
});
