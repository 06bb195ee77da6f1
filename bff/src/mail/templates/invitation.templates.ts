import { defineTemplate } from '../template.ts';

/** Mails with which an account is opened. */
export const invitationTemplates = {
  invite_staff: defineTemplate({
    name: 'Invitation of staff',
    topic: 'account',
    audience: 'staff',
    category: 'account',
    variables: ['firstName', 'inviterName', 'roleName', 'days', 'message'],
    links: { link: { path: '/sign-up/invite', token: 'invite' } },
    subject: '{{inviterName}} invites you to Muster',
    body: `Hello {{firstName}},

{{inviterName}} has created an account for you on Muster. You will work as {{roleName}}.

{{#message}}{{inviterName}} writes: “{{message}}”{{/message}}

[Set up your account]({{link}})

The link works once, for {{days}} days.`,
  }),
  invite_client: defineTemplate({
    name: 'Invitation of a client',
    topic: 'account',
    audience: 'client',
    category: 'account',
    variables: ['firstName', 'inviterName', 'companyName', 'days', 'message'],
    links: { link: { path: '/sign-up/invite', token: 'invite' } },
    subject: 'Your access to hiring at {{companyName}}',
    body: `Hello {{firstName}},

{{inviterName}} invites you to follow the jobs, people and interviews of {{companyName}} on Muster.

{{#message}}{{inviterName}} writes: “{{message}}”{{/message}}

[Set up your account]({{link}})

The link works once, for {{days}} days.`,
  }),
  invite_candidate: defineTemplate({
    name: 'Invitation of a candidate',
    topic: 'account',
    audience: 'candidate',
    category: 'account',
    variables: ['firstName', 'inviterName', 'days', 'message'],
    links: { link: { path: '/sign-up/invite', token: 'invite' } },
    subject: 'Your profile on Muster',
    body: `Hello {{firstName}},

{{inviterName}} would like to work with you. With an account you manage your profile, calendar and documents yourself.

{{#message}}{{inviterName}} writes: “{{message}}”{{/message}}

[Open your profile]({{link}})

The link works once, for {{days}} days.`,
  }),
  verify_email: defineTemplate({
    name: 'Confirm an address',
    topic: 'account',
    audience: 'anyone',
    category: 'account',
    variables: ['firstName'],
    links: { link: { path: '/sign-up/verify', token: 'email_verify' } },
    subject: 'Confirm your e-mail address',
    body: `Hello {{firstName}},

Please confirm that this address is yours.

[Confirm the address]({{link}})

The link works once, for 24 hours. If this was not you, ignore this e-mail.`,
  }),
  verify_contact: defineTemplate({
    name: 'Confirm a further address',
    topic: 'account',
    audience: 'candidate',
    category: 'account',
    variables: ['firstName', 'senderName', 'agencyName'],
    links: { link: { path: '/sign-up/verify?of=contact', token: 'contact_verify' } },
    subject: 'Is this e-mail address yours?',
    body: `Hello {{firstName}},

{{senderName}} of {{agencyName}} has noted this address as a further one of yours. Please confirm that you can be reached here.

[Confirm the address]({{link}})

The link works once, for 24 hours. If this is not your address, ignore this e-mail.`,
  }),
  welcome: defineTemplate({
    name: 'Welcome',
    topic: 'account',
    audience: 'anyone',
    category: 'account',
    variables: ['firstName', 'agencyName'],
    links: { page: { path: '/' } },
    subject: 'Welcome to {{agencyName}}',
    body: `Hello {{firstName}},

Your account at {{agencyName}} is ready. Sign in with this e-mail address whenever you like.

[Open your account]({{page}})`,
  }),
  sign_up_finish: defineTemplate({
    name: 'Finish a sign-up',
    topic: 'account',
    audience: 'candidate',
    category: 'account',
    variables: ['firstName', 'agencyName', 'days'],
    links: { link: { path: '/sign-up/finish', token: 'sign_up' } },
    subject: 'Your account at {{agencyName}}',
    body: `Hello {{firstName}},

Thank you for signing up at {{agencyName}}. Confirm that this address is yours, and choose a password.

[Confirm and set a password]({{link}})

The link works once, for {{days}} days. If you did not sign up, ignore this e-mail: without the link nothing is kept.`,
  }),
  sign_up_known: defineTemplate({
    name: 'Sign-up with a known address',
    topic: 'account',
    audience: 'anyone',
    category: 'account',
    variables: ['firstName', 'agencyName'],
    links: { page: { path: '/sign-in' } },
    subject: 'You already have an account at {{agencyName}}',
    body: `Hello {{firstName}},

Somebody signed up at {{agencyName}} with this address. You already have an account here, so nothing was changed.

[Sign in]({{page}})

If you do not remember your password, you can set a new one there. If it was not you who signed up, there is nothing to do.`,
  }),
  role_added: defineTemplate({
    name: 'New role',
    topic: 'account',
    audience: 'anyone',
    category: 'account',
    variables: ['firstName', 'inviterName', 'roleName', 'message'],
    links: { page: { path: '/sign-in' } },
    subject: 'You have a new role',
    body: `Hello {{firstName}},

From now on you can also work as {{roleName}}. {{inviterName}} has set this up.

{{#message}}{{inviterName}} writes: “{{message}}”{{/message}}

[Sign in]({{page}})`,
  }),
  role_offered: defineTemplate({
    name: 'Another role offered',
    topic: 'account',
    audience: 'anyone',
    category: 'account',
    variables: ['firstName', 'inviterName', 'roleName', 'days', 'message'],
    links: { link: { path: '/sign-up/invite', token: 'invite' } },
    subject: '{{inviterName}} invites you to another role on Muster',
    body: `Hello {{firstName}},

{{inviterName}} invites you to work as {{roleName}}. You already have an account with this address: sign in with it to accept or decline.

{{#message}}{{inviterName}} writes: “{{message}}”{{/message}}

[Read the invitation]({{link}})

Nothing changes until you accept: {{inviterName}} does not see your account. The invitation is open for {{days}} days.`,
  }),
} as const;
