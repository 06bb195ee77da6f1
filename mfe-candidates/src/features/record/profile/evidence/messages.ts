import { defineMessages, useT } from '@muster/ui';

const evidenceMessages = defineMessages('mfe-candidates-evidence', {
  open: 'Evidence',
  title: 'Evidence for the skills',
  intro:
    'Each finding counts less with age: half after two years. A client marks all that is technical, so their word counts half.',
  none: 'Nothing yet',
  noneText: 'Skills that an interviewer scores, and what clients say after meeting, appear here.',
  hidden_one: 'The marks of {{count}} colleague are shown once your own scorecard is submitted.',
  hidden_other: 'The marks of {{count}} colleagues are shown once your own scorecard is submitted.',
  found: 'Found',
  score: 'Score',
  counts: 'Counts',
  interview: 'Interview',
  review: 'Review of work',
  client: 'Client feedback: {{job}}',
  clientBy: '{{name}}, {{company}}',
  outOf: '{{score}} of 5',
  worth: '{{share}} %',
});

/** Texts of the evidence for a candidate's skills. */
export const useEvidenceMessages = () => useT(evidenceMessages);
export type EvidenceMessages = ReturnType<typeof useEvidenceMessages>;
