import { button, defineTemplate, paragraph } from '../template.ts';

/** Says for whom, not what: the task is read in the product, by those who may. */
export const taskAssigned = defineTemplate({
  category: 'other',
  variables: ['firstName', 'authorName', 'recordName', 'path'],
  subject: ({ authorName, recordName }) => `${authorName} gave you a task: ${recordName}`,
  blocks: ({ firstName, authorName, recordName, path }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(`${authorName} gave you a task about ${recordName}.`),
    button('Open the record', { path }),
  ],
});
