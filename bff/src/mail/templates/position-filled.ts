import { defineTemplate, paragraph } from '../template.ts';

/** Tells a person that a job has ended before it came to them. */
export const positionFilled = defineTemplate({
  category: 'other',
  variables: ['firstName', 'title', 'agencyName'],
  subject: ({ title }) => `The search for ${title} has ended`,
  blocks: ({ firstName, title, agencyName }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `The search for “${title}”, for which we considered you, has ended. This is no reflection on you.`,
    ),
    paragraph('We will keep you in mind and contact you when a suitable job comes up.'),
    paragraph(`All the best, ${agencyName}`),
  ],
});
