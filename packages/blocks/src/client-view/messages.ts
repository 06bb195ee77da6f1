import { common, defineMessages, useT } from '@muster/ui';

/** Texts of a candidate as a client sees them; the client reads them too. */
const clientViewMessages = defineMessages('blocks-client-view', {
  blind: 'Name and original files stay hidden until an interview is requested',
  vetted: 'Vetted on {{date}}',
  english: 'English {{level}}',
  assessed: 'assessed by the agency',
  saveFile: 'Download {{title}}',
  verified: 'verified',
  verifiedIn: 'verified {{month}}',
  verifiedLongAgo: 'verified {{month}}, a long time ago',
  verifiedHow:
    'Verified skills were tested by our interviewers, in the month that is named. The longer ago, the less it says.',
  years: '{{count}} y',
  introduction: 'Introduction',
  noIntroduction: 'No introduction yet.',
  vettingSummary: 'What we found while vetting',
  bio: 'Bio',
  noBio: 'No bio for clients yet.',
  answers: 'Answers to our questions',
  skills: common.skills,
  availability: common.availability,
  from: 'From {{date}}',
  notice_zero: 'No notice period',
  notice_one: '{{count}} day of notice',
  notice_other: '{{count}} days of notice',
  weekly: '{{count}} h a week',
  experience: common.experience,
  hiddenEmployer: 'Employer not named',
  now: 'now',
  education: common.education,
  files: common.files,
  noFiles: 'No files are shown.',
  rate: 'Rate',
});
export const useClientViewMessages = () => useT(clientViewMessages);
