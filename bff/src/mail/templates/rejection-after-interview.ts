import { defineTemplate, ownText, paragraph, quotation } from '../template.ts';
import { otherJobsPart } from './other-jobs-part.ts';

/** Tells a person who was interviewed that it goes no further. */
export const rejectionAfterInterview = defineTemplate({
  category: 'other',
  variables: ['firstName', 'senderName', 'agencyName', 'message', 'otherJobs', 'text'],
  subject: ({ agencyName }) => `After our conversation, ${agencyName}`,
  blocks: ({ firstName, senderName, agencyName, message, otherJobs, text }) =>
    text
      ? ownText(text)
      : [
          paragraph(`Hello ${firstName},`),
          paragraph(
            'Thank you for talking with us. It was good to hear about your work, and we know that such a conversation takes time and preparation.',
          ),
          paragraph(
            'We have decided not to take your application further at present. If you would like to know more about our decision, reply to this e-mail and I will gladly explain it.',
          ),
          ...quotation(senderName, message),
          ...otherJobsPart(otherJobs),
          paragraph('Thank you again, and all the best,'),
          paragraph(`${senderName}, ${agencyName}`),
        ],
});
