import { button, defineTemplate, paragraph } from '../template.ts';

export const magicSignIn = defineTemplate({
  category: 'account',
  variables: ['firstName'],
  subject: () => 'Your sign-in link',
  blocks: ({ firstName }) => [
    paragraph(`Hello ${firstName},`),
    paragraph('You asked for a link to sign in with.'),
    button('Sign in', { path: '/sign-in/magic', token: 'magic_sign_in' }),
    paragraph('The link works once, for 15 minutes. If this was not you, ignore this e-mail.'),
  ],
});
