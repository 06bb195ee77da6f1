import { defineTemplate, ownText } from '../template.ts';

/** A mail in the words of a member of staff. */
export const message = defineTemplate({
  category: 'other',
  optional: true,
  variables: ['subject', 'body'],
  subject: ({ subject }) => subject,
  blocks: ({ body }) => ownText(body),
});
