import { defineTemplate, paragraph } from '../template.ts';
import { openJobs } from './job-mail.ts';

/** To whoever asked for a job: it has come in. */
export const jobReceived = defineTemplate({
  category: 'other',
  variables: ['firstName', 'number', 'title', 'agencyName', 'path'],
  subject: ({ title }) => `We have your request: ${title}`,
  blocks: ({ firstName, title, number, agencyName, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(`Thank you for your request for “${title}”. Its number is ${number}.`),
    paragraph(
      'We look at it within one working day. If something is missing, we will ask you before we start the search.',
    ),
    ...openJobs(path),
    paragraph(agencyName),
  ],
});
