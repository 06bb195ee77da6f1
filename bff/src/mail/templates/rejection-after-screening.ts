import { defineTemplate, ownText, paragraph, quotation } from '../template.ts';
import { otherJobsPart } from './other-jobs-part.ts';

/** Tells a person who was not interviewed that it goes no further. */
export const rejectionAfterScreening = defineTemplate({
  category: 'other',
  variables: ['firstName', 'senderName', 'agencyName', 'message', 'otherJobs', 'text', 'account'],
  subject: ({ agencyName }) => `Your profile at ${agencyName}`,
  blocks: ({ firstName, senderName, agencyName, message, otherJobs, text, account }) =>
    text
      ? ownText(text)
      : [
          paragraph(`Hello ${firstName},`),
          paragraph(
            'Thank you for your interest and for the time you gave us. We looked at your profile with care and will not take it further at present.',
          ),
          paragraph(
            `This says nothing about the value of your work: what our clients ask for at the moment is something else.${account ? ' You can go on reading your profile in your account.' : ''}`,
          ),
          ...quotation(senderName, message),
          ...otherJobsPart(otherJobs),
          paragraph('We wish you all the best,'),
          paragraph(`${senderName}, ${agencyName}`),
        ],
});
