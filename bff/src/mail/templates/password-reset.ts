import { button, defineTemplate, paragraph } from '../template.ts';

export const passwordReset = defineTemplate({
  category: 'account',
  variables: ['firstName'],
  subject: () => 'Set a new password',
  blocks: ({ firstName }) => [
    paragraph(`Hello ${firstName},`),
    paragraph('You asked for a new password.'),
    button('Set a new password', { path: '/sign-in/reset', token: 'password_reset' }),
    paragraph('The link works once, for one hour. If this was not you, ignore this e-mail.'),
  ],
});
