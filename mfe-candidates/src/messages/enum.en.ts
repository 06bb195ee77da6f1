import { common, enumLabels } from '@muster/ui';

/** Words for fixed values. */
export const enumWords = {
  seniority: enumLabels.seniority,
  source: {
    sign_up: 'Signed up',
    sourced: 'Sourced',
    referral: 'Referral',
    client_referral: 'Client referral',
    job_board: 'Job board',
    event: 'Event',
    import: 'Import',
    partner: 'Partner',
    rehire: 'Rehire',
    other: 'Other',
  },
  openTo: enumLabels.openTo,
  link: enumLabels.link,
  contactKind: {
    email: common.eMail,
    phone: common.phone,
    address: common.address,
    messenger: 'Messenger',
  },
  contactLabel: {
    home: 'Home',
    work: 'Work',
    other: 'Other',
    skype: 'Skype',
    telegram: 'Telegram',
    whatsapp: 'WhatsApp',
  },
  skillLevel: enumLabels.skillLevel,
  assessor: { self: 'The candidate', vetter: 'A vetter', test: 'A test' },
  authorisation: { citizen: 'citizen', permit: 'permit', visa_needed: 'needs a visa' },
  english: { A1: 'A1', A2: 'A2', B1: 'B1', B2: 'B2', C1: 'C1', C2: 'C2', native: 'Native' },
  notice: {
    none: 'None',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    weeks_one: '{{count}} week',
    weeks_other: '{{count}} weeks',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
  },
} as const;
