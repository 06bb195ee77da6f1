import { defineTemplate } from '../template.ts';
import { answerLink } from './answer-link.ts';

/** Mails to candidates. */
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
  vetting_passed: defineTemplate({
    name: 'Vetting passed',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'date'],
    subject: 'You are vetted at {{agencyName}}',
    body: `Hello {{firstName}},

Good news: you passed our vetting. We can now propose you to our clients as somebody whose skills we have seen ourselves.

The result holds until {{date}}. We will be in touch before then.

Thank you for the time that you gave us,

{{senderName}}, {{agencyName}}`,
  }),
  vetting_not_passed: defineTemplate({
    name: 'Vetting not passed',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'date'],
    subject: 'Your vetting at {{agencyName}}',
    body: `Hello {{firstName}},

Thank you for talking with us and for the preparation that went into it. We decided not to go on with the vetting at present.

You are welcome to try again from {{date}}. If you would like to know more about our decision, reply to this e-mail.

We wish you all the best,

{{senderName}}, {{agencyName}}`,
  }),
  vetting_interview_confirmed: defineTemplate({
    name: 'Vetting interview arranged',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    urgent: true,
    variables: [
      'firstName',
      'senderName',
      'agencyName',
      'title',
      'at',
      'count',
      'note',
      'text',
      'mayAnswer',
    ] as const,
    links: answerLink,
    subject: 'Your interview with {{agencyName}}: {{at}}',
    body: `{{#text}}{{text}}{{/text}}{{^text}}
Hello {{firstName}},

We have arranged an interview with you.

What: {{title}}, {{count}} minutes
When: {{at}}

{{#note}}{{note}}{{/note}}

The attached invitation puts it into your calendar. If the time does not suit you, reply to this e-mail.

{{#mayAnswer}}[Say whether you come]({{link}}){{/mayAnswer}}

{{senderName}}, {{agencyName}}
{{/text}}`,
  }),
  vetting_interview_moved: defineTemplate({
    name: 'Vetting interview moved',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'at', 'count', 'note'],
    links: answerLink,
    subject: 'New time for your interview: {{at}}',
    body: `Hello {{firstName}},

Your interview has a new time.

What: {{title}}, {{count}} minutes
When: {{at}}

{{#note}}{{note}}{{/note}}

The attached invitation moves it in your calendar. If the time does not suit you, say so here or reply to this e-mail.

[Say whether you come]({{link}})

{{senderName}}, {{agencyName}}`,
  }),
  vetting_interview_cancelled: defineTemplate({
    name: 'Vetting interview cancelled',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'at'],
    subject: 'Your interview is cancelled: {{at}}',
    body: `Hello {{firstName}},

The interview “{{title}}” at {{at}} will not take place. We will tell you how we go on.

{{senderName}}, {{agencyName}}`,
  }),
  vetting_interview_missed: defineTemplate({
    name: 'Vetting interview missed',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'at'],
    subject: 'We missed you at the interview',
    body: `Hello {{firstName}},

We waited for you at the interview “{{title}}” at {{at}}. If something came up, reply to this e-mail and tell us. We will write to you about how we go on.

{{senderName}}, {{agencyName}}`,
  }),
  vetting_interview_sorry: defineTemplate({
    name: 'Vetting interview missed by us',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'at'],
    subject: 'We are sorry about your interview',
    body: `Hello {{firstName}},

We are sorry: our interviewer did not come to the interview “{{title}}” at {{at}}. That was our mistake. We will write to you about how we go on.

{{senderName}}, {{agencyName}}`,
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
  application_resume: defineTemplate({
    name: 'Application begun',
    topic: 'application',
    audience: 'candidate',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'agencyName'],
    links: { link: { path: '/t/', token: 'application_resume' } },
    subject: 'Your application to {{agencyName}}',
    body: `Hello {{firstName}},

You have begun an application to {{agencyName}}. What you enter is saved as you go. With this link you can continue at any time, on any device.

[Continue the application]({{link}})

The link is valid for 30 days. What you have not sent by then is deleted.

If this was not you, ignore this e-mail: nothing is sent without you.

{{agencyName}}`,
  }),
  application_reminder: defineTemplate({
    name: 'Application not finished',
    topic: 'application',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'agencyName'],
    links: { link: { path: '/t/', token: 'application_resume' } },
    subject: 'Your application to {{agencyName}} is not finished',
    body: `Hello {{firstName}},

You began an application to {{agencyName}} and have not sent it yet. What you entered is still there.

[Continue the application]({{link}})

If you do not go on, it is deleted 30 days after you began. This is the only reminder.

If this was not you, ignore this e-mail: nothing is sent without you.

{{agencyName}}`,
  }),
  application_confirm: defineTemplate({
    name: 'Confirm an application',
    topic: 'application',
    audience: 'candidate',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'agencyName'],
    links: { link: { path: '/t/', token: 'application_resume' } },
    subject: 'Confirm your application to {{agencyName}}',
    body: `Hello {{firstName}},

Your application is complete. It reaches us when you confirm that it comes from you.

[Read and confirm the application]({{link}})

If this was not you, ignore this e-mail: nothing happens without your confirmation.

{{agencyName}}`,
  }),
  application_received: defineTemplate({
    name: 'Application received',
    topic: 'application',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'agencyName', 'jobTitle', 'senderName'],
    links: { link: { path: '/t/', token: 'candidate_status' } },
    subject: 'We have your application',
    body: `Hello {{firstName}},

Thank you for your application{{#jobTitle}} for {{jobTitle}}{{/jobTitle}}. A recruiter reads it and writes to you within two working days.

{{#senderName}}Your contact is {{senderName}}. At this link you can see at any time where you stand and who has to act, and withdraw. It is valid for 180 days.

[See where your application stands]({{link}}){{/senderName}}

If you want to add something, reply to this e-mail.

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
  screening_invite: defineTemplate({
    name: 'Screening form',
    topic: 'screening',
    audience: 'candidate',
    category: 'other',
    variables: [
      'firstName',
      'senderName',
      'agencyName',
      'title',
      'message',
      'count',
      'minutes',
      'date',
    ],
    links: { link: { path: '/t/', token: 'screening_form' } },
    subject: 'Some questions for you: {{title}}',
    body: `Hello {{firstName}},

We would like to know more about your work. The form has {{count}} questions{{#minutes}} and takes about {{minutes}} minutes{{/minutes}}. Your answers are saved as you write, so you can stop and go on later, also on another device.

{{#message}}{{senderName}} writes: “{{message}}”{{/message}}

[Answer the questions]({{link}})

Please answer by {{date}}.

{{senderName}}, {{agencyName}}`,
  }),
  screening_reminder: defineTemplate({
    name: 'Reminder of a screening form',
    topic: 'screening',
    audience: 'candidate',
    category: 'other',
    variables: [
      'firstName',
      'senderName',
      'agencyName',
      'title',
      'message',
      'count',
      'minutes',
      'date',
    ],
    links: { link: { path: '/t/', token: 'screening_form' } },
    subject: 'Open until {{date}}: {{title}}',
    body: `Hello {{firstName}},

Your form with {{count}} questions is open until {{date}}{{#minutes}} and takes about {{minutes}} minutes{{/minutes}}. What you have answered so far is saved.

{{#message}}{{senderName}} writes: “{{message}}”{{/message}}

[Go on with the questions]({{link}})

If you need more time, reply to this e-mail.

{{senderName}}, {{agencyName}}`,
  }),
  screening_code: defineTemplate({
    name: 'Code to go on with a form on another device',
    topic: 'account',
    audience: 'candidate',
    category: 'account',
    urgent: true,
    variables: ['firstName', 'code', 'title', 'agencyName', 'count'],
    subject: 'Your code to go on: {{code}}',
    body: `Hello {{firstName}},

Your code to go on with “{{title}}” on another device is {{code}}.

Enter it on the page within {{count}} minutes. If you did not ask for it, ignore this e-mail: nobody else sees your answers without it.

{{agencyName}}`,
  }),
  screening_received: defineTemplate({
    name: 'Answers received',
    topic: 'screening',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'count', 'answers'],
    subject: 'We have your answers: {{title}}',
    body: `Hello {{firstName}},

Thank you. We have received your answers to {{count}} questions. We read every answer and will tell you about the next step within a few working days.

If you want to add something, reply to this e-mail.

{{#answers}}This is what you answered:

{{answers}}{{/answers}}

{{senderName}}, {{agencyName}}`,
  }),
  screening_closed: defineTemplate({
    name: 'Screening form closed',
    topic: 'screening',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'message'],
    subject: 'The form is closed: {{title}}',
    body: `Hello {{firstName}},

You do not need to answer the questions that we sent you any more. The link is closed.

{{senderName}} writes: “{{message}}”

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
  message: defineTemplate({
    name: 'Mail by a person',
    topic: 'custom',
    audience: 'candidate',
    category: 'other',
    optional: true,
    variables: ['subject', 'body'],
    subject: '{{subject}}',
    body: `{{body}}`,
  }),
} as const;
