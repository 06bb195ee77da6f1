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
        ? `You know of “${jobTitle}” at ${company} from us. This is what has changed:`
        : `You know of “${jobTitle}” from us. This is what has changed:`,
    ),
    ...facts.split('\n').map(paragraph),
    paragraph('You need to do nothing if it still suits you. If it does not, answer this mail.'),
    paragraph(`${senderName}, ${agencyName}`),
  ],
});
