import { defineTemplate, paragraph, quotation } from '../template.ts';
import { jobVariables, openJobs } from './job-mail.ts';

/** To whoever asked for a job: something is missing before the search can begin. */
export const jobSentBack = defineTemplate({
  category: 'other',
  variables: jobVariables,
  subject: ({ title }) => `A question about your request: ${title}`,
  blocks: ({ firstName, title, number, senderName, agencyName, note, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(`Before we start the search for “${title}” (${number}) we need more information.`),
    ...quotation(senderName, note),
    paragraph('Reply to this e-mail and we will continue.'),
    ...openJobs(path),
    paragraph(`${senderName}, ${agencyName}`),
  ],
});
