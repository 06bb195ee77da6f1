import { defineTemplate } from '../template.ts';

/** Mails to applicants, from the first step until the application is received. */
export const applyingTemplates = {
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
} as const;
