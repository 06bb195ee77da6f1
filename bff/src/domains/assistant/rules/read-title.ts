import { limits, type JobDraft } from '@muster/contracts';
import { skillMatcher } from '../../../cv-engine/skills/skill-matcher.ts';
import type { MessageReading, ReadingTask } from './reading.ts';
import { numberOf, numberPattern, type Scan } from './scan.ts';

type PrimaryRole = NonNullable<JobDraft['primaryRole']>;

const noun =
  /\b(engineer|developer|dev|designer|manager|tester|analyst|architect|scientist|administrator|admin|consultant|writer|copywriter|accountant|bookkeeper|assistant|representative|specialist|programmer|recruiter|marketer|coordinator|strategist|editor|agent|owner|scrum master|sre|dba|devops(?! engineer))(s?)\b/g;
const modifiers = new Set(
  (
    'backend back-end back frontend front-end front full-stack fullstack full stack end web software data product ' +
    'project program ml ai machine learning mobile ios android qa quality assurance test automation devops cloud ' +
    'platform security ux ui ux/ui ui/ux graphic visual business sales marketing customer success support systems system ' +
    'network database site reliability embedded game games api infrastructure infra bi analytics content technical ' +
    'office executive virtual account salesforce sap blockchain firmware hardware research growth seo social media ' +
    'finance financial legal hr operations scrum product solutions enterprise'
  ).split(' '),
);
/** Words that name a trade only with a word before them. */
const needsMore = new Set([
  'manager',
  'assistant',
  'representative',
  'specialist',
  'agent',
  'owner',
  'admin',
  'coordinator',
  'editor',
]);
const between = new RegExp(
  `(?:\\b(${numberPattern}|a|an|couple of) ?(?:x )?)(?:\\b(?:new|more|good|great|strong|remote|additional|full[- ]time|part[- ]time)\\b|[ ,.+-])*$`,
);
const roles: readonly [RegExp, PrimaryRole][] = [
  [/full[- ]?stack/, 'Full-stack'],
  [/front[- ]?end/, 'Frontend'],
  [/back[- ]?end|\bapi\b/, 'Backend'],
  [/\bios\b|android|mobile/, 'Mobile'],
  [/machine learning|\bml\b|\bai\b/, 'ML'],
  [/devops|\bsre\b|site reliability|infra|cloud|platform/, 'DevOps'],
  [/\bqa\b|quality|test/, 'QA'],
  [/design|\bux\b|\bui\b/, 'Design'],
  [/data|analytics|\bbi\b/, 'Data'],
  [/product (?:manager|owner)/, 'Product'],
  [/project|program manager|scrum/, 'Project'],
  [/market|growth|seo|social media|content/, 'Marketing'],
  [/support|customer success/, 'Support'],
  [/sales|account manager/, 'Sales'],
];
export const titleChoices = [
  'A backend engineer',
  'A frontend engineer',
  'A product designer',
  'A QA engineer',
];

/** Reads a job title, and the number of people if one stands before it. */
export function readTitle(scan: Scan, original: string, { skills }: ReadingTask): MessageReading {
  const out: MessageReading = { findings: [], vague: [] };
  const matcher = skillMatcher(skills);
  for (const match of original.toLowerCase().matchAll(noun)) {
    const end = match.index + match[0].length;
    const words = [...original.slice(0, match.index).matchAll(/[^\s,;:()]+/g)];
    let from = match.index;
    const parts: string[] = [];
    for (const word of words.toReversed().slice(0, 4)) {
      const isNext = original.slice(word.index + word[0].length, from).trim() === '';
      const skill = matcher.named(word[0]);
      if (!isNext || (!modifiers.has(word[0].toLowerCase()) && !skill)) break;
      parts.unshift(skill?.name ?? word[0]);
      from = word.index;
    }
    if (parts.length === 0 && needsMore.has(match[1] ?? '')) continue;
    const written = [...parts, match[1] ?? ''].join(' ');
    const value = (written.charAt(0).toUpperCase() + written.slice(1)).slice(
      0,
      limits.job.title.max,
    );
    out.findings.push({ field: 'title', value: upperCased(value), from, to: end });
    const role = roles.find(([pattern]) => pattern.test(written.toLowerCase()));
    if (role) out.findings.push({ field: 'primaryRole', value: role[1], from, to: end });
    const count = between.exec(scan.rest.slice(0, from));
    if (count) addSeats(out, scan, count, end);
    scan.blank(from, end);
    // A job has one title; later ones name colleagues.
    break;
  }
  return out;
}

function addSeats(out: MessageReading, scan: Scan, count: RegExpExecArray, to: number): void {
  const written = count[1] ?? '';
  const span = { from: count.index, to };
  scan.blank(count.index, count.index + count[0].length);
  if (written === 'couple of') {
    out.vague.push({ field: 'seats', choices: ['2 people', '3 people'], ...span });
    return;
  }
  const value = numberOf(written);
  if (value >= 1 && value <= limits.position.addAtOnce)
    out.findings.push({ field: 'seats', value, ...span });
}

const upperCased = (title: string): string =>
  title.replaceAll(/\b(?:qa|ux|ui|ios|api|ml|ai|bi|sre|dba|seo|hr|sap)\b/gi, (word) =>
    word.toLowerCase() === 'ios' ? 'iOS' : word.toUpperCase(),
  );
