import { defineTemplate } from '../template.ts';

/** E-mails about screening forms in words other than the usual ones. */
export const screeningTemplates = {
  screening_in_words: defineTemplate({
    name: 'Screening form in another language or in own words',
    topic: 'screening',
    audience: 'candidate',
    category: 'other',
    variables: ['subject', 'text', 'linkLabel', 'deadline'],
    links: { link: { path: '/t/', token: 'screening_form' } },
    subject: '{{subject}}',
    body: `{{text}}

[{{linkLabel}}]({{link}})

{{deadline}}`,
  }),
} as const;
