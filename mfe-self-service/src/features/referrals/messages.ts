import { defineMessages, useT } from '@muster/ui';

/** Texts of the user's own referrals. */
const referralMessages = defineMessages('mfe-self-service-referrals', {
  title: 'My referrals',
  lead: 'Do you know a good person for us? You get {{amount}} when they have worked with us for {{days}} days.',
  leadAtOnce:
    'Do you know a good person for us? You get {{amount}} when they start to work with us.',
  until: 'This program runs until {{date}}. What you refer until then keeps these terms.',
  paused: {
    lead: 'How far the people are whom you referred.',
    text: 'The referral program is paused: nobody can be referred for a reward at present. Referrals that you have made keep their terms.',
  },
  leadStaff:
    'Do you know a good person for us? Recommend them; rewards are for people outside the agency.',
  company: {
    lead: 'Companies count as well: you get {{amount}} when the first person we find for them has worked there for {{days}} days.',
    leadAtOnce:
      'Companies count as well: you get {{amount}} when the first person we find for them starts.',
  },
  link: {
    title: 'Your personal link',
    text: 'People who apply through it count as referred by you. It works for twelve months.',
    copy: 'your personal link',
  },
  form: {
    title: 'Refer a person',
    titleAny: 'Refer a person or a company',
    titleCompany: 'Refer a company',
    kind: 'What you refer',
    kinds: { candidate: 'A person for a role', client: 'A company that looks for people' },
    company: 'Name of the company',
    contactName: 'Whom we may write to there',
    name: 'Their name',
    email: 'Their e-mail',
    relationship: 'How you know them',
    relations: {
      colleague: 'Colleague',
      former_colleague: 'Former colleague',
      friend: 'Friend',
      student: 'Student',
      other: 'Another way',
    },
    job: 'For a role',
    anyJob: 'Leave empty for no role in particular.',
    linkedin: 'LinkedIn profile',
    message: 'What we should know',
    messageHelp: 'Only we read this.',
    consent: 'They know about this and agree that {{agency}} writes to them.',
    send: 'Send referral',
    sent: 'Thank you. {{name}} gets an e-mail with a link to apply.',
    sentToCompany: 'Thank you. {{name}} gets an e-mail with a link to tell us whom they look for.',
    known: 'Thank you. {{name}} is already known to us, so this referral brings no reward.',
    tooMany: 'You have referred many people today. Try again tomorrow.',
  },
  list: {
    title: 'People you referred',
    titleAny: 'People and companies you referred',
    company: 'Company, {{name}}',
    none: 'Nobody yet',
    noneText: 'Know a good person for us? You get {{amount}} after {{days}} days.',
    noneStaff: 'People you recommend appear here.',
    general: 'No role in particular',
    reward: 'Reward: {{amount}}',
    paid: 'Paid on {{date}}: {{amount}}',
  },
  progress: {
    received: 'Received',
    known: 'Already known to us',
    in_touch: 'In touch',
    in_process: 'In process',
    hired: 'Hired',
    firstHired: 'First person at work',
    reward_due: 'Reward due',
    paid: 'Paid',
    closed: 'Closed',
  },
});

export const useReferralMessages = () => useT(referralMessages);
