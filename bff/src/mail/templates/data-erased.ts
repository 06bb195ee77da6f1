import { defineTemplate, paragraph } from '../template.ts';

/** The last mail to a person: that nothing is held about them any more. */
export const dataErased = defineTemplate({
  category: 'account',
  variables: ['firstName', 'agencyName', 'number'],
  subject: ({ agencyName }) => `${agencyName} has erased your data`,
  blocks: ({ firstName, agencyName, number }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `${agencyName} has erased what it held about you: your name, how to reach you, your files, what was written about you and your account. This cannot be undone.`,
    ),
    paragraph(
      `What is left is an empty record with the number ${number}, your country and your skills, which are used in our statistics and cannot be linked to you.`,
    ),
    paragraph('This is the last e-mail you receive from us. We wish you all the best.'),
  ],
});
