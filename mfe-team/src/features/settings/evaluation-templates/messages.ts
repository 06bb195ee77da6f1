import { defineMessages, useT } from '@muster/ui';

const messages = defineMessages('mfe-team-evaluation-templates', {
  title: 'Evaluation templates',
  subtitle: 'What people are rated by. Evaluations that have begun keep their criteria.',
  add: 'New template',
  empty: 'No templates yet',
  emptyText: 'Add one to start evaluations with.',
  isDefault: 'Default',
  off: 'Switched off',
  criteria_one: '{{count}} criterion',
  criteria_other: '{{count}} criteria',
  changed: 'Changed by {{name}} on {{date}}',
  makeDefault: 'Make default',
  makeDefaultOne: 'Make {{name}} the default',
  switchOff: 'Switch off',
  switchOffOne: 'Switch off {{name}}',
  switchOn: 'Switch on',
  switchOnOne: 'Switch on {{name}}',
  editOne: 'Edit {{name}}',
  done: {
    created: '{{name}} added',
    saved: '{{name}} saved',
    isDefault: '{{name}} is the default now',
    on: '{{name}} can be chosen again',
    off: '{{name}} can no longer be chosen',
  },
  form: {
    new: 'New template',
    edit: 'Edit template',
    name: 'Name',
    cancel: 'Cancel',
    create: 'Add template',
    save: 'Save template',
  },
});

/** Returns the texts of evaluation templates. */
export const useTemplateMessages = () => useT(messages);
