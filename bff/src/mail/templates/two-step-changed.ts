import { button, defineTemplate, paragraph } from '../template.ts';

export const twoStepChanged = defineTemplate({
  category: 'account',
  variables: ['firstName', 'what', 'at'],
  subject: () => 'Two-step sign-in was changed',
  blocks: ({ firstName, what, at }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(`Two-step sign-in of your account ${what} on ${at}.`),
    paragraph('If this was you, there is nothing to do. If not, set a new password now.'),
    button('Set a new password', { path: '/sign-in/forgot' }),
  ],
});
