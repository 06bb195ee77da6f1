import { common, defineMessages, useT } from '@muster/ui';
import { documentKinds } from '../../../shared/document-kinds.ts';
import { partyWords } from '../../../shared/placing/messages.ts';

const messages = defineMessages('mfe-team-signature-templates', {
  title: 'Documents to sign',
  subtitle:
    'Templates of your agency, beside those that come with the platform. What was sent keeps its wording.',
  add: 'New template',
  empty: 'No templates of your own yet',
  emptyText: 'Four come with the platform. Begin one from a text, or bring a PDF.',
  gone: 'This template does not exist any more.',
  source: { text: 'Text', pdf: 'PDF' },
  used_one: 'Used once',
  used_other: 'Used {{count}} times',
  used_zero: 'Not used yet',
  changed: 'Changed by {{name}} on {{date}}',
  revision: 'Revision {{revision}}',
  editOne: 'Edit {{name}}',
  category: {
    label: 'Kind of document',
    ...documentKinds,
  },
  party: partyWords,
  done: {
    created: '{{name}} added',
    saved: '{{name}} saved',
    activate: '{{name}} can be sent now',
    retire: '{{name}} can no longer be chosen',
  },
  begin: {
    title: 'New template',
    name: common.name,
    from: 'Begin with',
    blank: 'An empty text',
    pdf: 'A PDF of yours',
    cancel: 'Cancel',
    save: 'Begin template',
  },
  edit: {
    save: 'Save template',
    activate: 'Put in use',
    retire: 'Retire',
    preview: 'Preview as PDF',
    unsaved: 'Save first.',
    settings: 'Settings',
    name: common.name,
    summary: 'What it is for',
    summaryHelp: 'Shown where a template is chosen.',
    orderLabel: 'Order',
    orders: { sequential: 'One after the other', parallel: 'All at once' },
    days: 'Days to sign',
    identity: 'Only with a verified legal identity',
    text: 'Text',
    body: 'Wording',
    bodyHelp: '## begins a heading, - a point of a list.',
    insert: 'Insert a gap',
    gaps: 'Gaps that the sender fills in',
    gapAdd: 'Add gap',
    gapLabel: 'Label',
    gapKey: 'Key',
    gapKind: 'Kind',
    kinds: { text: 'One line', long: 'Several lines', date: 'Date' },
    gapRequired: 'Required',
  },
  known: {
    'party.legal_name': 'Legal name',
    'party.address': 'Address',
    'agency.name': 'Agency',
    'client.name': 'Who signs for the client',
    date: 'Day it is sent',
  },
});

/** Returns the texts of signature templates. */
export const useSigningTemplateMessages = () => useT(messages);
