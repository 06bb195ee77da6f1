import { button, defineTemplate, paragraph } from '../template.ts';

/** Says where, not what: the note is read in the product, by those who may. */
export const mention = defineTemplate({
  category: 'other',
  variables: ['firstName', 'authorName', 'recordName', 'path'],
  subject: ({ authorName, recordName }) => `${authorName} mentioned you: ${recordName}`,
  blocks: ({ firstName, authorName, recordName, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(`${authorName} mentioned you in a note on ${recordName}.`),
    button('Read the note', { path }),
  ],
});
