import { defineTemplate } from '../template.ts';

const changesMade = (actions: string): string => {
  if (actions === '0') return 'Nothing was changed.';
  return actions === '1' ? 'One change was made.' : `${actions} changes were made.`;
};

/** Mails about an account; they concern its security and are sent at any hour. */
export const securityTemplates = {
  email_change: defineTemplate({
    name: 'Confirm a new address',
    topic: 'account',
    audience: 'anyone',
    category: 'account',
    variables: ['firstName'],
    links: { link: { path: '/sign-up/verify', token: 'email_change' } },
    subject: 'Confirm your new e-mail address',
    body: `Hello {{firstName}},

You asked to sign in with this address from now on.

[Confirm the address]({{link}})

The link works once, for 24 hours. Until then your old address stays valid.`,
  }),
  email_changed: defineTemplate({
    name: 'Address being changed',
    topic: 'account',
    audience: 'anyone',
    category: 'account',
    variables: ['firstName', 'newEmail'],
    links: { page: { path: '/sign-in/forgot' } },
    subject: 'Your e-mail address is being changed',
    body: `Hello {{firstName}},

Someone signed in to your account asked to change your sign-in address to {{newEmail}}.

If this was you, there is nothing to do. If not, set a new password now.

[Set a new password]({{page}})`,
  }),
  password_reset: defineTemplate({
    name: 'Set a new password',
    topic: 'account',
    audience: 'anyone',
    category: 'account',
    variables: ['firstName', 'nextPath'],
    links: { link: { path: '/sign-in/reset', token: 'password_reset', next: 'nextPath' } },
    subject: 'Set a new password',
    body: `Hello {{firstName}},

You asked for a new password.

[Set a new password]({{link}})

The link works once, for one hour. If this was not you, ignore this e-mail.`,
  }),
  password_changed: defineTemplate({
    name: 'Password changed',
    topic: 'account',
    audience: 'anyone',
    category: 'account',
    variables: ['firstName', 'at'],
    links: { page: { path: '/sign-in/forgot' } },
    subject: 'Your password was changed',
    body: `Hello {{firstName}},

Your password was changed on {{at}}. Other browsers were signed out.

If this was not you, set a new password now and tell your administrator.

[Set a new password]({{page}})`,
  }),
  account_locked: defineTemplate({
    name: 'Account locked',
    topic: 'account',
    audience: 'anyone',
    category: 'account',
    variables: ['firstName', 'until'],
    links: { link: { path: '/sign-in/reset', token: 'password_reset' } },
    subject: 'Your account is temporarily locked',
    body: `Hello {{firstName}},

There were many failed sign-ins from several places, so sign-in is blocked until {{until}}. Devices you have used before still work. On any other device, setting a new password unlocks the account immediately.

[Set a new password]({{link}})`,
  }),
  account_disabled: defineTemplate({
    name: 'Account closed',
    topic: 'account',
    audience: 'anyone',
    category: 'account',
    variables: ['firstName', 'at', 'agencyName'],
    subject: 'Your account was closed',
    body: `Hello {{firstName}},

Your account at {{agencyName}} was closed on {{at}}. You cannot sign in with it any more.

If you think that this is a mistake, get in touch with {{agencyName}}.`,
  }),
  new_sign_in: defineTemplate({
    name: 'New sign-in',
    topic: 'account',
    audience: 'anyone',
    category: 'account',
    variables: ['firstName', 'at', 'device', 'ip'],
    links: { page: { path: '/sign-in/forgot' } },
    subject: 'A new sign-in to your account',
    body: `Hello {{firstName}},

Your account was used on a browser that we have not seen before: {{device}}, {{at}}, address {{ip}}.

If this was you, there is nothing to do. If not, set a new password now.

[Set a new password]({{page}})`,
  }),
  magic_sign_in: defineTemplate({
    name: 'Sign-in link',
    topic: 'account',
    audience: 'anyone',
    category: 'account',
    variables: ['firstName', 'nextPath'],
    links: { link: { path: '/sign-in/magic', token: 'magic_sign_in', next: 'nextPath' } },
    subject: 'Your sign-in link',
    body: `Hello {{firstName}},

You asked for a link to sign in with.

[Sign in]({{link}})

The link works once, for 15 minutes. If this was not you, ignore this e-mail.`,
  }),
  two_step_changed: defineTemplate({
    name: 'Two-step sign-in changed',
    topic: 'account',
    audience: 'anyone',
    category: 'account',
    variables: ['firstName', 'what', 'at'],
    links: { page: { path: '/sign-in/forgot' } },
    subject: 'Two-step sign-in was changed',
    body: `Hello {{firstName}},

Two-step sign-in of your account {{what}} on {{at}}.

If this was you, there is nothing to do. If not, set a new password now.

[Set a new password]({{page}})`,
  }),
  impersonation_notice: defineTemplate({
    name: 'Acted as you',
    topic: 'account',
    audience: 'anyone',
    category: 'account',
    variables: ['firstName', 'actorName', 'from', 'to', 'reason', 'actions'],
    links: { page: { path: '/' } },
    computed: ({ actions }) => ({ changes: changesMade(actions) }),
    subject: '{{actorName}} acted as you',
    body: `Hello {{firstName}},

{{actorName}} opened your account and acted as you from {{from}} until {{to}}. {{changes}}

{{#reason}}{{actorName}} writes: “{{reason}}”{{/reason}}

Your password was not used and is not known to anyone. If you did not expect this, please ask your contact at the agency.

[Open your account]({{page}})`,
  }),
  data_erased: defineTemplate({
    name: 'Data erased',
    topic: 'account',
    audience: 'candidate',
    category: 'account',
    variables: ['firstName', 'agencyName', 'number'],
    subject: '{{agencyName}} has erased your data',
    body: `Hello {{firstName}},

{{agencyName}} has erased what it held about you: your name, how to reach you, your files, what was written about you and your account. This cannot be undone.

What is left is an empty record with the number {{number}}, your country and your skills, which are used in our statistics and cannot be linked to you.

This is the last e-mail you receive from us. We wish you all the best.`,
  }),
} as const;
