import { defineMessages } from '@muster/ui';

/** Texts about impersonation. */
export const impersonationMessages = defineMessages('shell-impersonation', {
  titlePrefix: '[as {{name}}]',
  roleAt: '{{role}}, {{company}}',
  left: '{{clock}} left',
  leftSpoken_one: '{{count}} minute of acting as {{name}} is left',
  leftSpoken_other: '{{count}} minutes of acting as {{name}} are left',
  overSpoken: 'Acting as {{name}} is over',
  stop: 'Stop acting as {{name}}',
  stopFailed: 'You are still acting as {{name}}: the server did not answer. Try again.',
  act: {
    title: 'Act as {{name}}',
    confirm: 'Switch to act',
    keep: 'Keep viewing',
    failed: 'You are still in view-only mode: the server refused. Try again.',
    may: 'You can edit profile facts of {{name}}, as {{name}} could.',
    never:
      'Decisions, messages, signatures, deleting and the account itself stay with {{name}}: they are refused.',
    recorded: 'Each change is recorded as “{{actor}} (as {{name}})”.',
    told: '{{name}} is notified of what was changed.',
  },
  ended: {
    title: 'Acting as {{name}} has ended',
    goOn: 'Continue as {{actor}}',
    failed: 'The server did not answer. Try again.',
    expiry: 'The 30 minutes are over. You can start again with a new reason.',
    target_disabled: 'The account of {{name}} no longer allows it, or it was closed.',
    actor: 'It was stopped in another tab or on another device.',
    admin: 'An administrator ended it.',
  },
});
