import { button, defineTemplate, paragraph } from '../template.ts';

/** To the new address. */
export const emailChange = defineTemplate({
  category: 'account',
  variables: ['firstName'],
  subject: () => 'Confirm your new e-mail address',
  blocks: ({ firstName }) => [
    paragraph(`Hello ${firstName},`),
    paragraph('You asked to sign in with this address from now on.'),
    button('Confirm the address', { path: '/sign-up/verify', token: 'email_change' }),
    paragraph('The link works once, for 24 hours. Until then your old address stays valid.'),
  ],
});
