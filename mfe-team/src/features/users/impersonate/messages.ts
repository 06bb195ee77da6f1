import { common, defineMessages } from '@muster/ui';

/** Texts about impersonation. */
export const impersonateMessages = defineMessages('mfe-team-impersonate', {
  title: 'Act as {{name}}',
  titleLoading: 'Act as this person',
  keep: common.cancel,
  close: common.close,
  start: { view_only: 'View as {{name}}', act: 'Act as {{name}}' },
  startsLeft_one: '{{count}} start is left today',
  startsLeft_other: '{{count}} starts are left today',
  needsProof: 'Your password is asked for first.',
  roleAt: '{{role}} at {{company}}',
  field: {
    assignmentId: 'In which role',
    mode: 'How',
    confirmAct: 'I want to make changes on behalf of {{name}}',
    reason: common.reason,
    ticketRef: 'Ticket',
    withoutNotice: 'Security investigation: do not tell {{name}}',
  },
  help: {
    reason: '{{name}} reads it afterwards.',
    reasonKept: 'For the record only: {{name}} is not notified.',
    ticketRef: 'The request that this belongs to, if there is one.',
    withoutNotice: 'It is still recorded, with your name.',
  },
  mode: { view_only: 'View only', act: 'Act' },
  rules: {
    title: common.whatWillHappen,
    time: 'It lasts {{minutes}} minutes at most and cannot be made longer.',
    sees: 'You see what {{name}} can see, except what your own role does not allow.',
    view_only: 'Nothing can be changed: every change is refused.',
    act: 'You can edit profile facts of {{name}}. Each change shows as “{{actor}} (as {{name}})”.',
    recorded: 'Start, end and every sensitive page are recorded with your name.',
    told: 'Afterwards {{name}} gets an e-mail: who, when, why and how much was changed.',
    untold: '{{name}} gets no e-mail. Owners see it in the activity log.',
    back: 'Your own session waits; “Stop” in the banner takes you back here.',
  },
  never: {
    title: 'Never possible',
    account: 'Password, e-mail, two-step sign-in and sessions',
    decisions: 'Decisions, feedback and approvals in the name of {{name}}',
    words: 'Messages and e-mails, signatures, consent',
    data: 'Deleting, exporting, granting roles, private notes',
  },
  refused: {
    SELF: 'This is your own account.',
    OWNER: 'Nobody may act as an owner.',
    ADMIN: '{{name}} is an administrator: only owners may act as one.',
    NOT_CLIENT:
      '{{name}} does not only work for a client. You can act only as users of your clients.',
    NOT_ACTIVE: 'The account of {{name}} is not in use: it is not set up yet, locked, or disabled.',
    NOT_CONSENTING:
      '{{name}} does not allow it. They can allow it in their account, under “Support”.',
    ALREADY_IMPERSONATING:
      'You are already acting as someone in another window or browser. Stop it there, or end that session in your own account.',
    DAILY_LIMIT: 'You have started {{count}} times today. Try again tomorrow.',
  },
});
