import { common } from '@muster/ui';

/** Texts of consents and of the person's availability. */
export const consents = {
  title: 'What you agree to',
  intro: 'You decide, and can change your mind at any time. Each consent lasts {{count}} months.',
  since: 'Since {{date}}, until {{until}}',
  refused: 'Withdrawn on {{date}}',
  expired: 'Expired on {{date}}',
  none: 'Not asked yet',
  renew: 'Renew',
  renewLabel: 'Renew: {{purpose}}',
  history: 'History ({{count}})',
  row: '{{date}}: {{answer}}',
  granted: 'agreed',
  withdrawn: 'withdrawn',
  saved: 'Saved. Thank you.',
  warn: {
    store_profile: 'Your recruiter will ask you what should be removed.',
    contact: 'Your recruiter is asked not to contact you again.',
    share_with_clients:
      'Without this you cannot be proposed to a client. What no client has opened yet is withdrawn.',
  },
  again: 'You can agree again here at any time.',
  confirmTitle: 'Withdraw this consent?',
  confirm: common.withdraw,
  keep: 'Keep it',
  purpose: {
    store_profile: 'Keep my profile',
    contact: 'Contact me about work',
    share_with_clients: 'Show my profile to clients',
    recording: 'Record interviews',
    references: 'Ask the people I name as references',
    ai_processing: 'Let software read my CV',
  },
  text: {
    store_profile: 'We store information about your work so that we can propose you for jobs.',
    contact: 'We write to you or call you when something fits.',
    share_with_clients:
      'Clients see your profile when we propose you, never your e-mail address or phone number.',
    recording: 'Interviews may be recorded and written down, to compare people fairly.',
    references: 'We contact only the people you name.',
    ai_processing:
      'Our own software finds jobs, schools and skills in your CV; a person checks them.',
  },
} as const;

export const pause = {
  title: 'Are you available?',
  open: 'You are open to new work.',
  placed: 'You are working for a client. Tell us if you are not open to other work.',
  away: 'You are away until {{date}}. Until then we do not propose you for jobs.',
  until: common.until,
  untilHelp: 'No more than 12 months ahead',
  snooze: 'Not available for a while',
  confirm: 'Not available until then',
  cancel: common.cancel,
  wake: 'Available again',
  snoozed: 'Your recruiter was notified.',
  woken: 'Welcome back. Your recruiter was notified.',
} as const;
