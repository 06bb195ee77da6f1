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
            `This is no reflection on the quality of your work: our clients are currently looking for a different profile.${account ? ' You can still see your profile in your account.' : ''}`,
          ),
          ...quotation(senderName, message),
          ...otherJobsPart(otherJobs),
          paragraph('We wish you all the best,'),
          paragraph(`${senderName}, ${agencyName}`),
        ],
});
