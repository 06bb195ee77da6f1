import type { Match } from '@muster/contracts';
import type { SourcedSentence } from '../../../text/sourced-sentence.ts';

interface Explained {
  /** Facts behind the match, one per line. */
  lines: string[];
  sentences: SourcedSentence[];
}
const levels = ['', 'beginner', 'working', 'advanced', 'expert'];

/** Explains a match in sentences: what fits, what does not, and what would change it. */
export function explainPair({ score, parts, skills, blocks, changes }: Match): Explained {
  const lines: string[] = [];
  const line = (text: string): number => lines.push(text);
  const partLines = parts.map((part) => ({
    ...part,
    at: line(`${words(part.part)}: ${rounded(part.points)} of ${rounded(part.of)} points`),
  }));
  const skillLines = skills.map((skill) => ({ ...skill, at: line(skillText(skill)) }));
  const blockLines = blocks.map((block) => ({
    block,
    at: line(`Stands in the way: ${words(block)}`),
  }));
  const changeLines = changes.map((change) => ({
    change,
    at: line(
      `Would change it: ${words(change.kind)}${change.to === null ? '' : ` to ${change.to}`}`,
    ),
  }));
  const says = (text: string, at: readonly number[]): SourcedSentence[] =>
    at.length === 0 ? [] : [{ label: null, text, from: Math.min(...at), to: Math.max(...at) }];
  const all = partLines.map(({ at }) => at);
  const ofFit = (wanted: boolean) => partLines.filter(({ fit }) => (fit === 'full') === wanted);
  const names = (list: readonly { part: string }[]) =>
    list.map(({ part }) => words(part)).join(', ');
  return {
    lines,
    sentences: [
      ...says(`The match scores ${score} of 100.`, all),
      ...says(
        `These fit whole: ${names(ofFit(true))}.`,
        ofFit(true).map(({ at }) => at),
      ),
      ...says(
        `These fit in part or not: ${names(ofFit(false))}.`,
        ofFit(false).map(({ at }) => at),
      ),
      ...skillLines.flatMap((skill) =>
        says(
          `${skill.name} ${skill.must ? 'is a must' : 'is asked for'} and ${fitText(skill.fit)}.`,
          [skill.at],
        ),
      ),
      ...blockLines.flatMap(({ block, at }) =>
        says(`It cannot be proposed: ${words(block)}.`, [at]),
      ),
      ...changeLines.flatMap(({ change, at }) =>
        says(
          `It would fit better with another ${words(change.kind)}${change.to === null ? '' : ` (${change.to})`}.`,
          [at],
        ),
      ),
    ],
  };
}

const words = (code: string): string => code.replaceAll('_', ' ');
const rounded = (points: number): string => String(Math.round(points * 10) / 10);
const fitText = (fit: string): string =>
  fit === 'full' ? 'fits whole' : fit === 'none' ? 'is not there' : 'fits in part';

function skillText({ name, level, minLevel, years, minYears, verified }: Match['skills'][number]) {
  const has = [
    level === null ? null : (levels[level] ?? null),
    years === null ? null : `${rounded(years)} years`,
    verified ? 'verified' : null,
  ].filter(Boolean);
  const asked = [
    minLevel === null ? null : (levels[minLevel] ?? null),
    minYears === null ? null : `${minYears} years`,
  ].filter(Boolean);
  return `${name}: has ${has.join(', ') || 'nothing noted'}; asked ${asked.join(', ') || 'any level'}`;
}
