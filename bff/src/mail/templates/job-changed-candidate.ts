import { defineTemplate, paragraph } from '../template.ts';

/** To somebody who is considered for a job: what is true of it now. `facts` holds one a line. */
export const jobChangedCandidate = defineTemplate({
  category: 'other',
  variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'company', 'facts'],
  subject: ({ jobTitle }) => `Something has changed: ${jobTitle}`,
  blocks: ({ firstName, senderName, agencyName, jobTitle, company, facts }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      company
        ? `We told you about “${jobTitle}” at ${company}. The following has changed:`
        : `We told you about “${jobTitle}”. The following has changed:`,
    ),
    ...facts.split('\n').map(paragraph),
    paragraph(
      'If it still suits you, you do not need to do anything. If it does not, reply to this e-mail.',
    ),
    paragraph(`${senderName}, ${agencyName}`),
  ],
});
