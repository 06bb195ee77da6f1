import { defineTemplate } from '../template.ts';

/** Mails to candidates about themselves: their profile, their consents, written messages. */
export const candidateTemplates = {
  rejection_after_screening: defineTemplate({
    name: 'Rejection after screening',
    topic: 'rejection',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'message', 'otherJobs', 'text', 'account'],
    subject: 'Your profile at {{agencyName}}',
    body: `{{#text}}{{text}}{{/text}}{{^text}}
Hello {{firstName}},

Thank you for your interest and for the time you gave us. We looked at your profile with care and will not take it further at present.

This is no reflection on the quality of your work: our clients are currently looking for a different profile.{{#account}} You can still see your profile in your account.{{/account}}

{{#message}}{{senderName}} writes: “{{message}}”{{/message}}

{{#otherJobs}}You are still a candidate for other jobs. We will contact you about them: {{otherJobs}}.{{/otherJobs}}

We wish you all the best,

{{senderName}}, {{agencyName}}
{{/text}}`,
  }),
  rejection_after_interview: defineTemplate({
    name: 'Rejection after an interview',
    topic: 'rejection',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'message', 'otherJobs', 'text'],
    subject: 'After our conversation, {{agencyName}}',
    body: `{{#text}}{{text}}{{/text}}{{^text}}
Hello {{firstName}},

Thank you for talking with us. It was good to hear about your work, and we know that such a conversation takes time and preparation.

We have decided not to take your application further at present. If you would like to know more about our decision, reply to this e-mail and I will gladly explain it.

{{#message}}{{senderName}} writes: “{{message}}”{{/message}}

{{#otherJobs}}You are still a candidate for other jobs. We will contact you about them: {{otherJobs}}.{{/otherJobs}}

Thank you again, and all the best,

{{senderName}}, {{agencyName}}
{{/text}}`,
  }),
  consent_renewal: defineTemplate({
    name: 'Renewal of consents',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'agencyName', 'date', 'purposes', 'path'],
    subject: 'May {{agencyName}} keep your profile?',
    body: `Hello {{firstName}},

Some of what you agreed to with {{agencyName}} expires on {{date}}: {{purposes}}. We would like to keep working with you and need your consent.

[Review your consents]({{path}})

You can also answer this mail. If you do nothing, we stop using your data for these purposes on that day.`,
  }),
  referral_invite: defineTemplate({
    name: 'Recommended by somebody',
    topic: 'candidate_outreach',
    audience: 'candidate',
    category: 'other',
    optional: true,
    variables: ['firstName', 'referrerName', 'agencyName', 'jobTitle'],
    links: { link: { path: '/t/', token: 'referral_invite' } },
    subject: '{{referrerName}} recommended you to {{agencyName}}',
    body: `Hello {{firstName}},

{{referrerName}} told us that you may be open to new work{{#jobTitle}}, for instance as {{jobTitle}}{{/jobTitle}}, and that we may write to you.

[See our open roles and apply]({{link}})

It takes five minutes. If you are not interested, ignore this e-mail: we write once.

{{agencyName}}`,
  }),
  referral_invite_client: defineTemplate({
    name: 'Company recommended by somebody',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    optional: true,
    variables: ['firstName', 'referrerName', 'agencyName', 'companyName', 'path'],
    subject: '{{referrerName}} recommended {{agencyName}} to you',
    body: `Hello {{firstName}},

{{referrerName}} told us that {{companyName}} may be looking for people, and that we may write to you. We find engineers and other specialists for companies like yours, and look after them while they work for you.

[Tell us whom you are looking for]({{path}})

It takes five minutes and costs nothing. If you are not interested, ignore this e-mail: we write once.

{{agencyName}}`,
  }),
  exit_survey: defineTemplate({
    name: 'Survey at the end of a placement, to the contractor',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'agencyName', 'jobTitle', 'contract', 'date', 'message'],
    links: { link: { path: '/t/', token: 'exit_survey' } },
    subject: 'How was the work? {{jobTitle}}',
    body: `Hello {{firstName}},

{{#message}}{{message}} {{/message}}Your work as {{jobTitle}} ({{contract}}) has ended. Would you work there again?

[Answer four questions]({{link}})

It takes two minutes and needs no account. The link is for you alone and works until {{date}}. We read your answer; the client does not.

{{agencyName}}`,
  }),
  message: defineTemplate({
    name: 'E-mail by a person',
    topic: 'custom',
    audience: 'candidate',
    category: 'other',
    optional: true,
    variables: ['subject', 'body'],
    subject: '{{subject}}',
    body: `{{body}}`,
  }),
} as const;
