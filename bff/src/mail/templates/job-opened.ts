import { defineTemplate, paragraph, quotation } from '../template.ts';
import { jobVariables, openJobs } from './job-mail.ts';

/** To the client: the search has begun. */
export const jobOpened = defineTemplate({
  category: 'other',
  variables: jobVariables,
  subject: ({ title }) => `The search is on: ${title}`,
  blocks: ({ firstName, title, number, senderName, agencyName, note, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(`“${title}” (${number}) is open, and we have begun to look for people.`),
    ...quotation(senderName, note),
    paragraph('You hear from us as soon as we can present somebody.'),
    ...openJobs(path),
    paragraph(`${senderName}, ${agencyName}`),
  ],
});
