import { button, defineTemplate, paragraph, quotation } from '../template.ts';
import { toClientArea } from './client-area.ts';

const variables = ['firstName', 'number', 'jobTitle', 'company', 'path'] as const;

/** Tells the people of a job that the client wants to interview somebody. */
export const clientInterviewRequest = defineTemplate({
  category: 'other',
  variables,
  subject: ({ number, company }) => `${company} wants to interview ${number}`,
  blocks: ({ firstName, number, jobTitle, company, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(`${company} wants to interview ${number} for ${jobTitle}.`),
    button('Open the application', { path }),
  ],
});

/** Tells the people of a job that the client chose somebody. */
export const clientSelected = defineTemplate({
  category: 'other',
  variables,
  subject: ({ number, company }) => `${company} selected ${number}`,
  blocks: ({ firstName, number, jobTitle, company, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(`${company} selected ${number} for ${jobTitle}. A position is reserved.`),
    paragraph('The candidate has not been told yet. Please tell them.'),
    button('Open the application', { path }),
  ],
});

/** Tells the people of a job that the client decided against somebody. */
export const clientRejectedInternal = defineTemplate({
  category: 'other',
  variables,
  subject: ({ number, company }) => `${company} decided against ${number}`,
  blocks: ({ firstName, number, jobTitle, company, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(`${company} decided against ${number} for ${jobTitle}.`),
    paragraph('You find the reason on the application. Please tell the candidate.'),
    button('Open the application', { path }),
  ],
});

/** Reminds somebody of the client that an answer is due. It names nobody by itself. */
export const nudgeClientDecision = defineTemplate({
  category: 'other',
  variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'message', 'path'],
  subject: ({ jobTitle }) => `Your answer on a candidate for ${jobTitle}`,
  blocks: ({ firstName, senderName, agencyName, jobTitle, message, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `A candidate for ${jobTitle} is waiting for your answer. Good candidates are not available for long.`,
    ),
    ...quotation(senderName, message),
    ...toClientArea('the profile', agencyName, path),
    paragraph(senderName === agencyName ? agencyName : `${senderName}, ${agencyName}`),
  ],
});
