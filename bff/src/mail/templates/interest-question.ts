import { button, defineTemplate, paragraph, quotation } from '../template.ts';

/** Asks a person whether a job is of interest; the answer is given on the page behind the link. */
export const interestQuestion = defineTemplate({
  category: 'other',
  optional: true,
  variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'company', 'message'],
  subject: ({ jobTitle }) => `Would this interest you? ${jobTitle}`,
  blocks: ({ firstName, senderName, agencyName, jobTitle, company, message }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      company
        ? `${company} is looking for someone for ${jobTitle}, and we thought of you.`
        : `One of our clients is looking for someone for ${jobTitle}, and we thought of you.`,
    ),
    ...quotation(senderName, message),
    button('See the job and answer', { path: '/t/', token: 'interest' }),
    paragraph('Nothing is sent to the client before you say yes.'),
    paragraph(`${senderName}, ${agencyName}`),
  ],
});
