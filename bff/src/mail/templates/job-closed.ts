import { defineTemplate, paragraph, quotation } from '../template.ts';
import { jobVariables, openJobs } from './job-mail.ts';

/** To the client: the search has ended. */
export const jobClosed = defineTemplate({
  category: 'other',
  variables: jobVariables,
  subject: ({ title }) => `The search has ended: ${title}`,
  blocks: ({ firstName, title, number, senderName, agencyName, note, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(`We have ended the search for “${title}” (${number}).`),
    ...quotation(senderName, note),
    paragraph('If you did not expect this, reply to this e-mail and we will talk about it.'),
    ...openJobs(path),
    paragraph(`${senderName}, ${agencyName}`),
  ],
});
