import type { Engagement, JobDraft, LanguageLevel } from '@muster/contracts';
import type { MessageReading, ReadingTask } from './reading.ts';
import type { Scan } from './scan.ts';

type Seniority = NonNullable<JobDraft['seniority']>;
type Rule<T> = readonly [pattern: RegExp, value: T];

const seniority: readonly Rule<Seniority>[] = [
  [/\b(?:senior|sr\b\.?)(?:[- ]level)?/g, 'senior'],
  [/\b(?:mid|middle|mid[- ]?level|intermediate[- ]level|medior)\b(?:[- ]level)?/g, 'mid'],
  [/\b(?:junior|jr\b\.?|entry[- ]level|graduate)(?:[- ]level)?/g, 'junior'],
  [/\b(?:principal)\b/g, 'principal'],
  [/\bstaff(?= (?:level|engineer|developer|software|backend|frontend|data|designer))/g, 'staff'],
  [/\b(?:intern|trainee|internship)s?\b/g, 'intern'],
  [
    /\b(?:tech(?:nical)? |team )lead\b|\blead(?= (?:engineer|developer|designer|software|backend|frontend|data|qa))/g,
    'lead',
  ],
];
const someExperience =
  /\b(?:experienced|seasoned|skilled|not too junior|some experience|expert)\b/g;
const seniorityChoices = ['Mid-level', 'Senior', 'Principal'];

const level =
  'b1|b2|c1|c2|a1|a2|native|fluent|conversational|basic|advanced|upper[- ]intermediate|intermediate|perfect|excellent|good|strong|decent|solid|proper';
const english = new RegExp(
  `\\b(?:(${level})(?: level)?(?: of| in)?(?: written| spoken| and| business)* english|english(?: at| level| skills| is| of| must be| should be|:| -| to)*(?: a| an| at least)? (${level}))\\b`,
  'g',
);
const bareLevel = new RegExp(`\\b(${level})\\b`, 'g');
const levels: Readonly<Record<string, LanguageLevel>> = {
  a1: 'A1',
  a2: 'A2',
  b1: 'B1',
  b2: 'B2',
  c1: 'C1',
  c2: 'C2',
  native: 'native',
  perfect: 'C2',
  fluent: 'C1',
  advanced: 'C1',
  conversational: 'B1',
  intermediate: 'B1',
  basic: 'A2',
  'upper-intermediate': 'B2',
  'upper intermediate': 'B2',
};
export const englishChoices = ['English B1', 'English B2', 'English C1'];

const engagement: readonly Rule<Engagement>[] = [
  [
    /\b(?:contract[- ]to[- ]hire|c2h|temp[- ]to[- ]perm|trial (?:and|then) hire)\b/g,
    'contract_to_hire',
  ],
  [/\b(?:permanent(?:ly)?(?: position| role| hire)?|direct hire)\b/g, 'permanent'],
  [/\b(?:hourly|project[- ]based|by the hour)(?: project| basis)?\b/g, 'hourly_project'],
];

/** Reads seniority, English level and contract type from closed word lists. */
export function readLevels(scan: Scan, { asking }: ReadingTask): MessageReading {
  const out: MessageReading = { findings: [], vague: [] };
  const span = ({ index, 0: all }: RegExpExecArray) => ({ from: index, to: index + all.length });
  const said = [...scan.take(english), ...(asking === 'english' ? scan.take(bareLevel) : [])];
  for (const match of said) {
    const value = levels[match[1] ?? match[2] ?? ''];
    if (value) out.findings.push({ field: 'english', value, ...span(match) });
    else out.vague.push({ field: 'english', choices: englishChoices, ...span(match) });
  }
  for (const [pattern, value] of engagement)
    for (const match of scan.take(pattern))
      out.findings.push({ field: 'engagement', value, ...span(match) });
  const isMeant = ({ index }: RegExpExecArray) =>
    !/\b(?:not|no|non)[ -]$/.test(scan.rest.slice(0, index));
  for (const [pattern, value] of seniority)
    for (const match of scan.take(pattern, isMeant))
      out.findings.push({ field: 'seniority', value, ...span(match) });
  for (const match of scan.take(someExperience))
    if (!out.findings.some(({ field }) => field === 'seniority'))
      out.vague.push({ field: 'seniority', choices: seniorityChoices, ...span(match) });
  return out;
}
