import { button, defineTemplate, paragraph } from '../template.ts';

/** Asks a person to renew consents that run out. */
export const consentRenewal = defineTemplate({
  category: 'other',
  variables: ['firstName', 'agencyName', 'date', 'purposes', 'path'],
  subject: ({ agencyName }) => `May ${agencyName} keep your profile?`,
  blocks: ({ firstName, agencyName, date, purposes, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      `Some of what you agreed to with ${agencyName} expires on ${date}: ${purposes}. We would like to keep working with you and need your consent.`,
    ),
    button('Review your consents', { path }),
    paragraph(
      'You can also answer this mail. If you do nothing, we stop using your data for these purposes on that day.',
    ),
  ],
});
