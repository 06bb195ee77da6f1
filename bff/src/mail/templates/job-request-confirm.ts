import { button, defineTemplate, paragraph } from '../template.ts';

/**
 * Asks whether a request for a job really comes from the holder of this address. It repeats nothing
 * that a stranger typed: what was asked for stands on the page behind the link.
 */
export const jobRequestConfirm = defineTemplate({
  category: 'other',
  variables: ['agencyName'],
  subject: ({ agencyName }) => `Confirm your request to ${agencyName}`,
  blocks: ({ agencyName }) => [
    paragraph('Hello,'),
    paragraph(`Somebody asked ${agencyName} to fill a job and gave this mail address.`),
    button('Read and confirm the request', { path: '/t/', token: 'job_request' }),
    paragraph('We start to work on it when you confirm it. The link is good for seven days.'),
    paragraph(
      'If it does not come from you, ignore this mail: nothing happens without your confirmation.',
    ),
    paragraph(agencyName),
  ],
});
