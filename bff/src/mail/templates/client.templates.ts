import { defineTemplate } from '../template.ts';

/** Mails to a client's users about their access and their messages. */
export const clientTemplates = {
  client_message_copy: defineTemplate({
    name: 'Copy of a message to the agency',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'to', 'title', 'message', 'agencyName'],
    subject: 'Copy: {{title}}',
    body: `Hello {{firstName}},

This is a copy of what you wrote to {{to}}, {{agencyName}}:

“{{message}}”

The answer comes to this e-mail address.

{{agencyName}}`,
  }),
  coworker_request: defineTemplate({
    name: 'Invitation to agree to',
    topic: 'account',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'senderName', 'companyName', 'path', 'agencyName'],
    subject: '{{senderName}} asks you to agree to an invitation',
    body: `Hello {{firstName}},

{{senderName}} wants to invite a colleague to {{companyName}} as a manager. It takes your agreement.

[Read and decide]({{path}})

{{agencyName}}`,
  }),
  message_to_client: defineTemplate({
    name: 'E-mail by a person to a client',
    topic: 'custom',
    audience: 'client',
    category: 'other',
    variables: ['subject', 'body'],
    subject: '{{subject}}',
    body: `{{body}}`,
  }),
} as const;
