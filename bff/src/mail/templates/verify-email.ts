import { button, defineTemplate, paragraph } from '../template.ts';

export const verifyEmail = defineTemplate({
  category: 'account',
  variables: ['firstName'],
  subject: () => 'Confirm your e-mail address',
  blocks: ({ firstName }) => [
    paragraph(`Hello ${firstName},`),
    paragraph('Please confirm that this address is yours.'),
    button('Confirm the address', { path: '/sign-up/verify', token: 'email_verify' }),
    paragraph('The link works once, for 24 hours. If this was not you, ignore this e-mail.'),
  ],
});
