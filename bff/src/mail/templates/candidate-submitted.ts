import { defineTemplate, paragraph, quotation } from '../template.ts';
import { toClientArea } from './client-area.ts';

/** Tells somebody of the client that a person was presented to them. It names nobody. */
export const candidateSubmitted = defineTemplate({
  category: 'other',
  variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'message', 'path', 'ids'],
  subject: ({ jobTitle }) => `A candidate for ${jobTitle}`,
  blocks: ({ firstName, senderName, agencyName, jobTitle, message, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(`We have a candidate for ${jobTitle} whom we would like you to see.`),
    ...quotation(senderName, message),
    ...toClientArea('the profile', senderName, path),
    paragraph('Tell us what you think: an interview, a question, or why not.'),
    paragraph(`${senderName}, ${agencyName}`),
  ],
});
