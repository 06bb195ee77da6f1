import { defineTemplate, paragraph } from '../template.ts';
import { toClientArea } from './client-area.ts';

/** Several people for one job, presented to the client within a short time. It names nobody. */
export const submissionDigest = defineTemplate({
  category: 'other',
  variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'count', 'path', 'ids'],
  subject: ({ jobTitle, count }) => `${count} candidates for ${jobTitle}`,
  blocks: ({ firstName, senderName, agencyName, jobTitle, count, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(`We have ${count} candidates for ${jobTitle} whom we would like you to see.`),
    ...toClientArea('their profiles', senderName, path),
    paragraph('Tell us what you think of each: an interview, a question, or why not.'),
    paragraph(`${senderName}, ${agencyName}`),
  ],
});
