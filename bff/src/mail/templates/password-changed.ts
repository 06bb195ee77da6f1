import { button, defineTemplate, paragraph } from '../template.ts';

export const passwordChanged = defineTemplate({
  category: 'account',
  variables: ['firstName', 'at'],
  subject: () => 'Your password was changed',
  blocks: ({ firstName, at }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(`Your password was changed on ${at}. Other browsers were signed out.`),
    paragraph('If this was not you, set a new password now and tell your administrator.'),
    button('Set a new password', { path: '/sign-in/forgot' }),
  ],
});
