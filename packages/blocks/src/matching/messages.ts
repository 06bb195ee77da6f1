import { defineMessages, useT } from '@muster/ui';

/** Texts of who fits which job, and why. */
const matchMessages = defineMessages('blocks-matching', {
  score: 'Match {{score}} of 100',
  parts: 'How it comes about',
  part: {
    required_skills: 'Required skills',
    nice_skills: 'Nice to have',
    seniority: 'Seniority',
    english: 'English',
    rate: 'Rate',
    zone: 'Working hours in common',
    availability: 'Availability',
    vetting: 'Vetting',
  },
  points: '{{points}} of {{of}}',
  unknown: 'not known, counts half',
  withoutRate: 'Rates are left out: you may not see them here.',
  skills: 'Skills',
  skill: {
    full: '{{name}}: there',
    partial: '{{name}}: partly there',
    none: '{{name}}: missing',
    unknown: '{{name}}: not known',
  },
  must: 'must',
  has: 'has {{what}}',
  asks: 'asked for {{what}}',
  level: { beginner: 'beginner', working: 'working', advanced: 'advanced', expert: 'expert' },
  years_one: '{{count}} year',
  years_other: '{{count}} years',
  helps: 'What would help',
  fits: 'Nothing is missing.',
  change: {
    excluded: 'Cannot be proposed to this client.',
    not_available: 'Is not to be proposed now.',
    no_consent: 'Does not agree to be shown to clients.',
    not_open_to: 'Is not open to this kind of work.',
    country: 'Would have to work in another country.',
    must_skill: 'Missing: {{skill}} (must).',
    english: 'English up to {{to}}.',
    rate: 'Rate {{by}} an hour.',
    zone_one: '{{count}} more hour in common a day.',
    zone_other: '{{count}} more hours in common a day.',
    availability: 'To begin by {{to}}.',
  },
});

export const useMatchWords = () => useT(matchMessages);
export type MatchWords = ReturnType<typeof useMatchWords>;
