import { button, defineTemplate, paragraph } from '../template.ts';

export const accountLocked = defineTemplate({
  category: 'account',
  variables: ['firstName', 'until'],
  subject: () => 'Your account is temporarily locked',
  blocks: ({ firstName, until }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `There were many failed sign-ins from several places, so sign-in is blocked until ${until}. Devices you have used before still work. On any other device, setting a new password unlocks the account immediately.`,
    ),
    button('Set a new password', { path: '/sign-in/reset', token: 'password_reset' }),
  ],
});
