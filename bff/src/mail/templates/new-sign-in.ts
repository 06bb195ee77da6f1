import { button, defineTemplate, paragraph } from '../template.ts';

export const newSignIn = defineTemplate({
  category: 'account',
  variables: ['firstName', 'at', 'device', 'ip'],
  subject: () => 'A new sign-in to your account',
  blocks: ({ firstName, at, device, ip }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `Your account was used on a browser that we have not seen before: ${device}, ${at}, address ${ip}.`,
    ),
    paragraph('If this was you, there is nothing to do. If not, set a new password now.'),
    button('Set a new password', { path: '/sign-in/forgot' }),
  ],
});
