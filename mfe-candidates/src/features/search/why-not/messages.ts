import { common, defineMessages, useT } from '@muster/ui';

const messages = defineMessages('mfe-candidates-why-not', {
  title: 'Why is someone missing?',
  candidate: common.candidate,
  help: 'Search by name, number or e-mail address.',
  pick: 'Choose a candidate',
  pickText: 'You see which part of the search leaves them out, and what would let them through.',
  close: common.close,
  found: '{{name}} is found by this search.',
  unknown: '{{name}} is not in the search index yet. Try again in a moment.',
  blocked_one: '{{count}} part of the search leaves {{name}} out',
  blocked_other: '{{count}} parts of the search leave {{name}} out',
  orElse: 'Or instead: {{parts}}',
  nearest: {
    title: 'The smallest change',
    text: 'This search finds {{name}}:',
    nothing: 'Nothing of the search would be left: it asks for nothing that {{name}} has.',
    use: 'Search with this',
  },
  excluded: 'The search excludes this.',
  notSaid: 'The record does not say.',
  block: {
    text: 'Not in the profile, CVs or notes that you may read.',
    skill: {
      none: 'Does not have this skill.',
      unrated: 'Has this skill without a level.',
      level_one: 'Is at {{has}}, {{count}} level short.',
      level_other: 'Is at {{has}}, {{count}} levels short.',
    },
    years_one: 'Has {{has}}: {{count}} year short.',
    years_other: 'Has {{has}}: {{count}} years short.',
    english_one: 'Is at {{has}}, {{count}} level short.',
    english_other: 'Is at {{has}}, {{count}} levels short.',
    country: 'Lives in {{has}}.',
    overlap: 'Shares {{has}} h of the working day: {{by}} h short.',
    rate: 'Expects {{has}}/h: {{by}} above.',
    otherCurrency: 'Expects {{has}}/h, in another currency.',
    notice_one: 'Has a notice of {{has}}: {{count}} day too long.',
    notice_other: 'Has a notice of {{has}}: {{count}} days too long.',
    available: 'Is available from {{has}}.',
    open: 'Is open to: {{has}}.',
    is: 'Is: {{has}}.',
    pool: 'Is not in this pool.',
    contacted: 'Last contact: {{has}}.',
    neverContacted: 'Was never contacted.',
    'not-on': 'Is or was on this job.',
    aside: 'Is {{has}}: found only by a search that asks for this status.',
  },
});

/** Texts that explain why a search does not find a candidate. */
export const useWhyNotMessages = () => useT(messages);
export type WhyNotMessages = ReturnType<typeof useWhyNotMessages>;
