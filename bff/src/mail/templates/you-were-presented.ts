import { defineTemplate, paragraph } from '../template.ts';

/** Tells a person that a client sees their profile now. */
export const youWerePresented = defineTemplate({
  category: 'other',
  variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'company'],
  subject: ({ jobTitle }) => `You were submitted for ${jobTitle}`,
  blocks: ({ firstName, senderName, agencyName, jobTitle, company }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(
      company
        ? `We have submitted your profile to ${company} for ${jobTitle}.`
        : `We have submitted your profile to our client for ${jobTitle}.`,
    ),
    paragraph(
      'They can see your profile, but not your e-mail address or phone number. We will tell you what they decide.',
    ),
    paragraph(`${senderName}, ${agencyName}`),
  ],
});
