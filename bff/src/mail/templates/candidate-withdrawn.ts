import { button, defineTemplate, paragraph } from '../template.ts';

/** Tells somebody of the client that a person presented to them is not available any more. */
export const candidateWithdrawn = defineTemplate({
  category: 'other',
  variables: ['firstName', 'agencyName', 'number', 'jobTitle', 'path', 'ids'],
  subject: ({ number, jobTitle }) => `${number} is no longer available for ${jobTitle}`,
  blocks: ({ firstName, agencyName, number, jobTitle, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `Candidate ${number}, whom we presented to you for ${jobTitle}, is no longer available. There is nothing for you to decide on them any more.`,
    ),
    paragraph('We go on looking, and come back to you with others who fit.'),
    button('Open your jobs', { path }),
    paragraph(agencyName),
  ],
});
