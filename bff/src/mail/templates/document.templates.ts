import { defineTemplate } from '../template.ts';

/** Mails about legal identities and documents to sign. Their content is never part of a mail. */
export const documentTemplates = {
  identity_changed: defineTemplate({
    name: 'Tax or bank details changed',
    topic: 'account',
    audience: 'candidate',
    category: 'account',
    variables: ['firstName'],
    links: { page: { path: '/sign-in/forgot' } },
    subject: 'Your tax or bank details were changed',
    body: `Hello {{firstName}},

Someone signed in to your account changed your tax or bank details. We check them before we use them.

If this was you, there is nothing to do. If not, set a new password now and tell us.

[Set a new password]({{page}})`,
  }),
  identity_rejected: defineTemplate({
    name: 'Legal identity to correct',
    topic: 'onboarding',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'note', 'agencyName'],
    links: { page: { path: '/my/signature-documents' } },
    subject: 'Your legal identity needs a correction',
    body: `Hello {{firstName}},

We could not confirm your legal identity yet: {{note}}

[Correct it]({{page}})

{{agencyName}}`,
  }),
  file_requested: defineTemplate({
    name: 'File requested',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'title', 'message', 'date', 'path', 'agencyName'],
    subject: 'Please bring: {{title}}',
    body: `Hello {{firstName}},

{{senderName}} asks you for a file by {{date}}: {{title}}.

{{#message}}{{senderName}} writes: “{{message}}”{{/message}}

{{#path}}[Upload the file]({{path}}){{/path}}{{^path}}Reply to this e-mail with the file.{{/path}}

{{agencyName}}`,
  }),
  file_request_reminder: defineTemplate({
    name: 'Reminder of a requested file',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'title', 'message', 'date', 'path', 'agencyName'],
    subject: 'Reminder: {{title}} by {{date}}',
    body: `Hello {{firstName}},

We still wait for a file from you, by {{date}}: {{title}}.

{{#message}}{{senderName}} writes: “{{message}}”{{/message}}

{{#path}}[Upload the file]({{path}}){{/path}}{{^path}}Reply to this e-mail with the file.{{/path}}

{{agencyName}}`,
  }),
  document_please_sign: defineTemplate({
    name: 'Document to sign',
    topic: 'onboarding',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'senderName', 'title', 'message', 'date', 'path', 'agencyName'],
    subject: 'Please sign: {{title}}',
    body: `Hello {{firstName}},

{{senderName}} asks you to sign “{{title}}” by {{date}}.

{{#message}}{{senderName}} writes: “{{message}}”{{/message}}

[Read and sign]({{path}})

{{agencyName}}`,
  }),
  document_please_approve: defineTemplate({
    name: 'Document to approve before it is signed',
    topic: 'onboarding',
    audience: 'staff',
    category: 'other',
    variables: ['firstName', 'senderName', 'title', 'message', 'date', 'path', 'agencyName'],
    subject: 'Please approve: {{title}}',
    body: `Hello {{firstName}},

{{senderName}} asks you to approve “{{title}}” before its parties get it to sign. It ends on {{date}}.

{{#message}}{{senderName}} writes to the parties: “{{message}}”{{/message}}

[Read and approve]({{path}})

{{agencyName}}`,
  }),
  document_reminder: defineTemplate({
    name: 'Reminder of a document to sign',
    topic: 'onboarding',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'senderName', 'title', 'date', 'path', 'agencyName'],
    subject: 'Still to sign: {{title}}',
    body: `Hello {{firstName}},

“{{title}}” waits for your signature. It can be signed until {{date}}.

[Read and sign]({{path}})

{{senderName}}, {{agencyName}}`,
  }),
  document_completed: defineTemplate({
    name: 'Document signed by everybody',
    topic: 'onboarding',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'title', 'path', 'agencyName'],
    subject: 'Signed by everybody: {{title}}',
    body: `Hello {{firstName}},

Everybody has signed “{{title}}”. The sealed PDF shows each signature and when it was made.

[Open the document]({{path}})

{{agencyName}}`,
  }),
  document_please_sign_link: defineTemplate({
    name: 'Document to sign, by a link',
    topic: 'onboarding',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'senderName', 'title', 'message', 'date', 'agencyName'],
    links: { link: { path: '/t/', token: 'signature' } },
    subject: 'Please sign: {{title}}',
    body: `Hello {{firstName}},

{{senderName}} asks you to sign “{{title}}” by {{date}}. You need no account.

{{#message}}{{senderName}} writes: “{{message}}”{{/message}}

[Read and sign]({{link}})

The link is for you alone. Signing asks for a code that we send to this address.

{{agencyName}}`,
  }),
  document_reminder_link: defineTemplate({
    name: 'Reminder of a document to sign, by a link',
    topic: 'onboarding',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'senderName', 'title', 'date', 'agencyName'],
    links: { link: { path: '/t/', token: 'signature' } },
    subject: 'Still to sign: {{title}}',
    body: `Hello {{firstName}},

“{{title}}” waits for your signature. It can be signed until {{date}}.

[Read and sign]({{link}})

{{senderName}}, {{agencyName}}`,
  }),
  document_completed_link: defineTemplate({
    name: 'Document signed by everybody, by a link',
    topic: 'onboarding',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'title', 'agencyName'],
    links: { link: { path: '/t/', token: 'signature' } },
    subject: 'Signed by everybody: {{title}}',
    body: `Hello {{firstName}},

All parties have signed “{{title}}”. The sealed PDF shows each signature and when it was made.

[Open and download]({{link}})

{{agencyName}}`,
  }),
  document_copy: defineTemplate({
    name: 'Copy of a signed document',
    topic: 'onboarding',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'title', 'senderName', 'agencyName'],
    links: { link: { path: '/t/', token: 'signature' } },
    subject: 'Copy for you: {{title}}',
    body: `Hello {{firstName}},

All parties have signed “{{title}}”, and {{senderName}} of {{agencyName}} wants you to have a copy. There is nothing for you to sign.

[Open and download]({{link}})

{{agencyName}}`,
  }),
  document_code: defineTemplate({
    name: 'Code to sign a document',
    topic: 'account',
    audience: 'client',
    category: 'account',
    variables: ['code', 'title', 'agencyName', 'count'],
    subject: 'Your code to sign: {{code}}',
    body: `Hello,

Your code for “{{title}}” is {{code}}.

Enter it where you sign within {{count}} minutes. If you did not ask for it, ignore this e-mail.

{{agencyName}}`,
  }),
  document_declined: defineTemplate({
    name: 'Document declined',
    topic: 'onboarding',
    audience: 'staff',
    category: 'other',
    variables: ['firstName', 'actorName', 'title', 'reason', 'path', 'agencyName'],
    subject: 'Declined: {{title}}',
    body: `Hello {{firstName}},

{{actorName}} declined to sign “{{title}}”: {{reason}}

[Open the document]({{path}})

{{agencyName}}`,
  }),
  document_declined_by_other: defineTemplate({
    name: 'Document declined by another party',
    topic: 'onboarding',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'title', 'agencyName'],
    subject: 'Nothing to sign any more: {{title}}',
    body: `Hello {{firstName}},

Another party declined to sign “{{title}}”, so it can no longer be signed.

There is nothing to do.

{{agencyName}}`,
  }),
  document_expired: defineTemplate({
    name: 'Document expired',
    topic: 'onboarding',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'title', 'agencyName'],
    subject: 'Nothing to sign any more: {{title}}',
    body: `Hello {{firstName}},

“{{title}}” was not signed by all parties in time, so it can no longer be signed.

There is nothing to do.

{{agencyName}}`,
  }),
  document_voided: defineTemplate({
    name: 'Document taken back',
    topic: 'onboarding',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'senderName', 'title', 'note', 'agencyName'],
    subject: 'Nothing to sign any more: {{title}}',
    body: `Hello {{firstName}},

{{senderName}} took “{{title}}” back: {{note}}

There is nothing to do.

{{agencyName}}`,
  }),
};
