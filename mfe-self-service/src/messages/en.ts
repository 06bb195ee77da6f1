import { common, enumLabels } from '@muster/ui';

import { background } from './background.en.ts';
import { consents, pause } from './consents.en.ts';
import { documents } from './documents.en.ts';
import { files } from './files.en.ts';
import { privacy } from './privacy.en.ts';

/** Texts of a candidate's own area. */
export const en = {
  background,
  documents,
  files,
  consents,
  privacy,
  pause,
  profile: {
    closed:
      'Your profile is closed for now. You can read everything here; you can change only your consents and your data settings.',
    unknown: common.notSet,
    work: {
      title: 'Your work',
      timesheets: 'Timesheets',
      record: 'Contracts and emergency contact',
    },
    complete: {
      title: 'Your profile',
      label: 'How complete your profile is',
      percent: '{{percent}} %',
      missing: 'Still missing',
      nothing: 'Nothing is missing.',
      later: 'We will ask for the rest when it is needed.',
      ask: 'Something is missing or wrong? Tell {{name}}.',
      askAgency: 'Something is missing or wrong? Reply to any e-mail from the agency.',
    },
    photo: {
      title: 'Photo',
      help: 'Your recruiters see it, and clients to whom we propose you.',
      saved: 'Photo changed',
    },
    contact: {
      title: 'Contact',
      recruiter: 'Your recruiter',
      noRecruiter: 'Not assigned yet',
      email: common.eMail,
      phone: common.phone,
      place: 'Place',
      zone: common.timeZone,
    },
    availability: {
      title: common.availability,
      from: common.availableFrom,
      notice: 'Notice',
      noticeNone: 'None',
      noticeValue_one: '{{count}} day',
      noticeValue_other: '{{count}} days',
      capacity: 'Capacity',
      capacityValue: '{{hours}} h a week',
      overlap: common.overlap,
      overlapValue: '{{hours}} h a day with {{zone}}',
      openTo: common.openTo,
      relocation: 'Would move to',
    },
    skills: {
      title: common.skills,
      none: 'No skills yet',
      noneText: 'What you can do, how well, and for how long. Three skills are a good start.',
      notRated: 'Not rated yet',
      years_one: '{{count}} year',
      years_other: '{{count}} years',
    },
    english: {
      title: 'English',
      none: 'No level yet',
      noneText: 'Choose your level. A vetter may confirm it in an interview.',
      self: 'Your own estimate',
      vetter: 'Confirmed by a vetter',
      test: 'Confirmed by a test',
    },
    languages: {
      title: 'Other languages',
      none: 'None yet',
      noneText: 'Clients read what you speak besides English.',
    },
    rates: {
      title: common.rates,
      hidden: 'Clients never see them',
      none: 'No rates yet',
      noneText: 'What you expect to earn and the minimum you would accept.',
      now: 'Now',
      from: 'from {{date}}',
    },
    links: {
      title: common.links,
      none: 'No links yet',
      noneText: 'LinkedIn, GitHub or a portfolio show your work.',
      open: 'Opens in a new tab',
    },
  },
  enum: {
    part: {
      contact: 'Contact data',
      cv: 'A CV',
      skills: common.skills,
      english: 'Your English level',
      rates: common.rates,
      availability: common.availability,
      experience: common.experience,
      bio: 'A few words about you',
    },
    openTo: enumLabels.openTo,
    level: enumLabels.skillLevel,
    english: { A1: 'A1', A2: 'A2', B1: 'B1', B2: 'B2', C1: 'C1', C2: 'C2', native: 'Native' },
    rateKind: { expected: 'Expected', minimum: 'Minimum', agreed_pay: common.agreed },
    unit: { hour: '/h', day: '/day', week: '/week', month: '/month', year: '/year' },
    link: enumLabels.link,
  },
} as const;
