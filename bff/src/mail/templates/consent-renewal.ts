import { button, defineTemplate, paragraph } from '../template.ts';

/** Asks a person to renew consents that run out. */
export const consentRenewal = defineTemplate({
  category: 'other',
  variables: ['firstName', 'agencyName', 'date', 'purposes', 'path'],
  subject: ({ agencyName }) => `May ${agencyName} go on keeping your profile?`,
  blocks: ({ firstName, agencyName, date, purposes, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `Some of what you agreed to with ${agencyName} runs out on ${date}: ${purposes}. We would like to go on working with you and need your word for it.`,
    ),
    button('Look at what you agreed to', { path }),
    paragraph(
      'You can also answer this mail. If you do nothing, we stop using your data for these purposes on that day.',
    ),
  ],
});
