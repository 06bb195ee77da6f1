import { defineTemplate, paragraph } from '../template.ts';
import { jobVariables, openJobs } from './job-mail.ts';

/** To the client: what we search for was put in other words. */
export const jobChanged = defineTemplate({
  category: 'other',
  variables: jobVariables,
  subject: ({ title }) => `We have updated your job: ${title}`,
  blocks: ({ firstName, title, number, senderName, agencyName, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(`We have updated “${title}” (${number}) and continue the search on this basis.`),
    ...openJobs(path),
    paragraph(`${senderName}, ${agencyName}`),
  ],
});
