import { button, defineTemplate, paragraph } from '../template.ts';

/** To the old address. */
export const emailChanged = defineTemplate({
  category: 'account',
  variables: ['firstName', 'newEmail'],
  subject: () => 'Your e-mail address is being changed',
  blocks: ({ firstName, newEmail }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `Someone signed in to your account asked to change your sign-in address to ${newEmail}.`,
    ),
    paragraph('If this was you, there is nothing to do. If not, set a new password now.'),
    button('Set a new password', { path: '/sign-in/forgot' }),
  ],
});
