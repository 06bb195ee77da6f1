import { button, defineTemplate, paragraph } from '../template.ts';

/**
 * Asks whether a request for a job really comes from the holder of this address. It repeats nothing
 * that a stranger typed: what was asked for stands on the page behind the link.
 */
export const jobRequestConfirm = defineTemplate({
  category: 'other',
  urgent: true,
  variables: ['agencyName'],
  subject: ({ agencyName }) => `Confirm your request to ${agencyName}`,
  blocks: ({ agencyName }) => [
    paragraph('Hello,'),
    paragraph(`Someone asked ${agencyName} to fill a job and gave this e-mail address.`),
    button('Read and confirm the request', { path: '/t/', token: 'job_request' }),
    paragraph('We start work when you confirm it. The link is valid for seven days.'),
    paragraph(
      'If this was not you, ignore this e-mail: nothing happens without your confirmation.',
    ),
    paragraph(agencyName),
  ],
});
