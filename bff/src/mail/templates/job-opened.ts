import { defineTemplate, paragraph, quotation } from '../template.ts';
import { jobVariables, openJobs } from './job-mail.ts';

/** To the client: the search has begun. */
export const jobOpened = defineTemplate({
  category: 'other',
  variables: jobVariables,
  subject: ({ title }) => `The search has started: ${title}`,
  blocks: ({ firstName, title, number, senderName, agencyName, note, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(`“${title}” (${number}) is open, and we have started the search.`),
    ...quotation(senderName, note),
    paragraph('We will contact you as soon as we can submit a candidate.'),
    ...openJobs(path),
    paragraph(`${senderName}, ${agencyName}`),
  ],
});
