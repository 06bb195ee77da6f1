import { defineTemplate } from '../template.ts';

/** Mails to candidates about a job that they are considered for. */
export const applicationTemplates = {
  withdrawn_confirmation: defineTemplate({
    name: 'Withdrawal confirmed',
    topic: 'application',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'agencyName', 'jobTitle'],
    subject: 'You withdrew from {{jobTitle}}',
    body: `Hello {{firstName}},

You are no longer considered for {{jobTitle}}, as you wished. Nothing else changes: we go on with whatever else you are in talks for.

If you did not mean to withdraw, reply to this e-mail and we will see what can be done.

{{agencyName}}`,
  }),
  interest_question: defineTemplate({
    name: 'Question for interest',
    topic: 'candidate_outreach',
    audience: 'candidate',
    category: 'other',
    optional: true,
    variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'company', 'message'],
    links: { link: { path: '/t/', token: 'interest' } },
    subject: 'Would this interest you? {{jobTitle}}',
    body: `Hello {{firstName}},

{{#company}}{{company}} is looking for someone for {{jobTitle}}, and we thought of you.{{/company}}{{^company}}One of our clients is looking for someone for {{jobTitle}}, and we thought of you.{{/company}}

{{#message}}{{senderName}} writes: “{{message}}”{{/message}}

[See the job and answer]({{link}})

Nothing is sent to the client before you say yes.

{{senderName}}, {{agencyName}}`,
  }),
  you_were_presented: defineTemplate({
    name: 'You were submitted',
    topic: 'application',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'company'],
    subject: 'You were submitted for {{jobTitle}}',
    body: `Hello {{firstName}},

We have submitted your profile to {{#company}}{{company}}{{/company}}{{^company}}our client{{/company}} for {{jobTitle}}.

They can see your profile, but not your e-mail address or phone number. We will tell you what they decide.

{{senderName}}, {{agencyName}}`,
  }),
  job_changed_candidate: defineTemplate({
    name: 'Job changed, for candidates',
    topic: 'application',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'company', 'facts'],
    subject: 'Something has changed: {{jobTitle}}',
    body: `Hello {{firstName}},

We told you about “{{jobTitle}}”{{#company}} at {{company}}{{/company}}. The following has changed:

{{facts}}

If it still suits you, you do not need to do anything. If it does not, reply to this e-mail.

{{senderName}}, {{agencyName}}`,
  }),
  job_on_hold_candidate: defineTemplate({
    name: 'Job on hold, for candidates',
    topic: 'application',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'company'],
    subject: 'On hold: {{jobTitle}}',
    body: `Hello {{firstName}},

The search for “{{jobTitle}}”{{#company}} at {{company}}{{/company}} is on hold for now. You are still being considered; nothing is decided meanwhile.

Interviews that are arranged take place unless you hear otherwise. We will contact you as soon as the search goes on. If you have questions, reply to this e-mail.

{{senderName}}, {{agencyName}}`,
  }),
  position_filled: defineTemplate({
    name: 'Position filled',
    topic: 'application',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'title', 'agencyName'],
    subject: 'The search for {{title}} has ended',
    body: `Hello {{firstName}},

The search for “{{title}}”, for which we considered you, has ended. This is no reflection on you.

We will keep you in mind and contact you when a suitable job comes up.

All the best, {{agencyName}}`,
  }),
} as const;
