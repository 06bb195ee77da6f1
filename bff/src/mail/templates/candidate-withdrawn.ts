import { button, defineTemplate, paragraph } from '../template.ts';

/** Tells somebody of the client that a person presented to them is not available any more. */
export const candidateWithdrawn = defineTemplate({
  category: 'other',
  variables: ['firstName', 'agencyName', 'number', 'jobTitle', 'path', 'ids'],
  subject: ({ number, jobTitle }) => `${number} is no longer available for ${jobTitle}`,
  blocks: ({ firstName, agencyName, number, jobTitle, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `Candidate ${number}, whom we submitted to you for ${jobTitle}, is no longer available. You no longer need to decide on this candidate.`,
    ),
    paragraph('We are still searching and will come back to you with other candidates.'),
    button('Open your jobs', { path }),
    paragraph(agencyName),
  ],
});
