import { button, defineTemplate, paragraph } from '../template.ts';

export const accountLocked = defineTemplate({
  category: 'account',
  variables: ['firstName', 'until'],
  subject: () => 'Your account is locked for a while',
  blocks: ({ firstName, until }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `There were many wrong passwords from several places, so signing in is stopped until ${until}. Devices that you signed in with before still work. On any other, setting a new password opens the account at once.`,
    ),
    button('Set a new password', { path: '/sign-in/reset', token: 'password_reset' }),
  ],
});
