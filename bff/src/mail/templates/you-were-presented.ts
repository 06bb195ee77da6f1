import { defineTemplate, paragraph } from '../template.ts';

/** Tells a person that a client sees their profile now. */
export const youWerePresented = defineTemplate({
  category: 'other',
  variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'company'],
  subject: ({ jobTitle }) => `You were presented for ${jobTitle}`,
  blocks: ({ firstName, senderName, agencyName, jobTitle, company }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      company
        ? `We have presented you to ${company} for ${jobTitle}.`
        : `We have presented you to our client for ${jobTitle}.`,
    ),
    paragraph('They have your profile now, not your address or number. We tell you what they say.'),
    paragraph(`${senderName}, ${agencyName}`),
  ],
});
