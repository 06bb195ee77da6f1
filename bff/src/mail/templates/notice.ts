import { button, defineTemplate, paragraph } from '../template.ts';

/** Says that something happened, not what: it is read in the product, by those who may. */
export const notice = defineTemplate({
  category: 'other',
  urgent: true,
  variables: ['firstName', 'title', 'path', 'preferencesPath'],
  subject: ({ title }) => title,
  blocks: ({ firstName, title, path, preferencesPath }) => [
    paragraph(`Hello ${firstName},`),
    paragraph(/[.!?…]$/.test(title) ? title : `${title}.`),
    button('Open in Muster', { path }),
    { kind: 'link', label: 'Choose which e-mails you receive', link: { path: preferencesPath } },
  ],
});
