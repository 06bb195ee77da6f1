import { defineMessages, useT } from '@muster/ui';

const suggestionMessages = defineMessages('mfe-talent-suggestions', {
  open: 'Suggestions',
  title: 'Gaps and suggestions',
  reason: 'Suggested: fits {{number}}',
  added_one: '{{name}} was added',
  added_other: '{{count}} people were added',
  addedNone: 'All of them were in the pool already',
  dismissedOne: '{{name}} is not suggested for this pool any more',
  gaps: {
    title: 'Demand from open jobs',
    noJobs: 'No open job looks into this pool.',
    missing_one: '{{count}} person short',
    missing_other: '{{count}} people short',
    enough: 'Enough people',
    against: 'Open positions: {{open}}. Members who could start now: {{available}}.',
    seats_one: '{{count}} open position',
    seats_other: '{{count}} open positions',
    skills: 'Members with the must-have skills: {{skills}}.',
    skill: '{{name}} {{count}}',
  },
  list: {
    title: 'People who would fit',
    empty: 'No suggestions',
    noJobs: 'Suggestions come from the open jobs that look into this pool.',
    allThere: 'Everyone who fits its open jobs well is in the pool or was dismissed.',
    choose: 'Choose people to add',
    add_one: 'Add {{count}} person',
    add_other: 'Add {{count}} people',
    dismissed_one: '{{count}} dismissed',
    dismissed_other: '{{count}} dismissed',
  },
  item: {
    choose: 'Choose {{name}}',
    fits: '{{score}} % for {{job}}.',
    more_one: 'Fits {{count}} more job of the pool.',
    more_other: 'Fits {{count}} more jobs of the pool.',
    has: 'Has {{skills}}.',
    verified: '{{name}} (verified)',
    lacks: 'Falls short in {{skills}}.',
    add: 'Add',
    addName: 'Add {{name}}',
    dismiss: 'Dismiss',
    dismissName: 'Dismiss {{name}}',
  },
});

/** Returns the texts about a pool's gaps and suggested candidates. */
export const useSuggestionMessages = () => useT(suggestionMessages);
