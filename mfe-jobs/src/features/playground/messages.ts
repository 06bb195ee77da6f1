import { common, defineMessages, useT } from '@muster/ui';

/** Texts of the assistant's playground. */
const playgroundMessages = defineMessages('mfe-jobs-playground', {
  title: 'AI playground',
  subtitle: 'Try a task on your own text. Nothing is written to a record.',
  ready: 'Local engine ready.',
  off: {
    agency: 'The assistant is off for the agency.',
    own: 'You have switched it off for yourself.',
  },
  task: {
    label: 'Task',
    summarise: 'Summarise notes',
    bio: 'Write a bio from facts',
    extract_cv: 'Extract a CV',
    explain_match: 'Explain a match',
    job_dialogue: 'New job with Sara',
  },
  input: {
    summarise: 'Notes',
    bio: 'Facts, one a line: “Role: Backend engineer”',
    extract_cv: 'Text of the CV',
  },
  candidate: common.candidate,
  job: common.job,
  engine: 'Engine',
  local: 'Local rules',
  outside: '{{engine}} (outside service)',
  mask: 'Mask personal data',
  maskHelp:
    'Names, e-mail addresses, phone numbers and links are replaced before anything reads the text.',
  maskAlways: 'Text for an outside service is always masked.',
  run: 'Run',
  result: {
    title: common.result,
    before: 'Result before',
    empty: 'Run a task to see its result here.',
    nothing: 'Nothing was found in this text.',
    facts: '{{engine}} · {{ms}} ms · {{masked}}',
    masked: 'masked',
    open: 'not masked',
    source: 'Source',
    line: 'Line {{from}}',
    lines: 'Lines {{from}}–{{to}}',
    compare: 'The result before this one stands below, to compare.',
  },
  prompts: {
    title: 'Saved inputs',
    none: 'No saved inputs yet.',
    name: common.name,
    save: 'Save input',
    saved: 'Saved as “{{name}}”',
    use: 'Use {{name}}',
    remove: 'Delete {{name}}',
  },
  usage: {
    title: 'Usage log',
    none: 'Nothing was run yet.',
    help: 'Sizes and times, never the text. Kept for 90 days.',
    row: '{{characters}} characters, {{sentences}} sentences, {{ms}} ms',
  },
} as const);
export const usePlaygroundMessages = () => useT(playgroundMessages);
