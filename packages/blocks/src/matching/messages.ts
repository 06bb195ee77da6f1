import { common, defineMessages, enumLabels, useT } from '@muster/ui';

/** Texts of matches between candidates and jobs. */
const matchMessages = defineMessages('blocks-matching', {
  score: 'Match {{score}} of 100',
  parts: 'How the score is calculated',
  part: {
    required_skills: 'Required skills',
    nice_skills: common.niceToHave,
    seniority: common.seniority,
    english: 'English',
    rate: 'Rate',
    zone: 'Overlap of working hours',
    availability: common.availability,
    vetting: common.vetting,
  },
  points: '{{points}} of {{of}}',
  unknown: 'not known, counts as half',
  withoutRate: 'Rates are left out: you may not see them here.',
  skills: common.skills,
  skill: {
    full: '{{name}}: met',
    partial: '{{name}}: partly met',
    none: '{{name}}: missing',
    unknown: '{{name}}: not known',
  },
  must: 'must',
  has: 'has {{what}}',
  asks: 'asked for {{what}}',
  verifiedOn: 'verified {{date}}',
  verifiedLongAgo: 'verified {{date}}, a long time ago, which counts less',
  confirmedOn: 'confirmed by a client {{date}}',
  level: { beginner: 'beginner', working: 'working', advanced: 'advanced', expert: 'expert' },
  years_one: '{{count}} year',
  years_other: '{{count}} years',
  openTo: enumLabels.openTo,
  blocks: 'Why they cannot be proposed',
  helps: 'What is missing',
  fits: 'Nothing is missing.',
  nothingElse: 'Nothing else is missing.',
  change: {
    excluded: 'Cannot be proposed to this client.',
    not_available: 'Cannot be proposed at the moment.',
    no_consent: 'Has not agreed to be shown to clients.',
    not_open_to: 'Would have to be open to: {{to}}.',
    country: 'Would have to live in, or move to: {{to}}.',
    must_skill: 'Missing: {{skill}} (must).',
    english: 'Needs English {{to}}.',
    rate: 'Rate would have to change by {{by}} an hour.',
    zone_one: 'Needs {{count}} h more overlap a day.',
    zone_other: 'Needs {{count}} h more overlap a day.',
    availability: 'Needs to start by {{to}}.',
  },
});

export const useMatchMessages = () => useT(matchMessages);
export type MatchMessages = ReturnType<typeof useMatchMessages>;
