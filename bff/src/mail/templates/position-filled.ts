import { defineTemplate, paragraph } from '../template.ts';

/** Tells a person that a job has ended before it came to them. */
export const positionFilled = defineTemplate({
  category: 'other',
  variables: ['firstName', 'title', 'agencyName'],
  subject: ({ title }) => `The search for ${title} has ended`,
  blocks: ({ firstName, title, agencyName }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `The search for “${title}”, for which we had you in mind, has ended. It says nothing about you.`,
    ),
    paragraph('We keep you in mind, and write to you when something that fits comes up.'),
    paragraph(`All the best, ${agencyName}`),
  ],
});
