import type { KnownSkill } from '../cv-engine.types.ts';
import { fold } from '../lines/fold.ts';

export interface SkillMatch {
  skill: KnownSkill;
  from: number;
  to: number;
}
export interface SkillMatcher {
  /** Finds the skills named in a text. Everyday words count only in lists of skills. */
  find(text: string, isList: boolean): SkillMatch[];
  /** Returns the skill with exactly this name or alias. */
  named(text: string): KnownSkill | null;
}

/** Names that are also words, letters or names of other things. */
const everyday = new Set(
  (
    'c r d go express spring swift rust dart ruby flask less sass rest word excel access teams notion ' +
    'basic processing assembly chef puppet salt unity scala sketch oracle helm vault consul gin echo ' +
    'ember meteor backbone spark storm hive pig flow mocha chai jest looker segment amplitude stripe ' +
    'communication leadership teamwork agile design support sales marketing finance research testing ' +
    'node react angular vue illustrator cypress airflow kanban elixir phoenix crystal julia nim solid ' +
    'linux_ prototyping make make.com canvas blender shell bash_ writing english german rails git_ seo_'
  ).split(' '),
);
/** Everyday words that, spelt like the name, hardly ever mean anything else. */
const sureInCase = new Set(
  (
    'react angular vue node rest sass scala jest cypress kanban airflow rails oracle ' +
    'excel spark flask elixir swift_ prototyping sketch_'
  ).split(' '),
);
const address = /(?<!\S)\S+@\S+|\bhttps?:\S+|(?<![\w.-])[\w.-]+\.[a-z]{2,}\/\S*/g;
const edgeBefore = '(?<![\\p{L}\\d_+#.@-])';
const edgeAfter = '(?![\\p{L}\\d_+#]|\\.\\p{L}|-\\p{Ll}{1,3}\\b)';

export function skillMatcher(skills: readonly KnownSkill[]): SkillMatcher {
  const byName = new Map<string, { skill: KnownSkill; name: string }>();
  for (const skill of skills)
    for (const name of [...skill.aliases, skill.name]) byName.set(fold(name), { skill, name });
  const names = [...byName.keys()].toSorted((a, b) => b.length - a.length || a.localeCompare(b));
  if (names.length === 0) return { find: () => [], named: () => null };
  const pattern = new RegExp(`${edgeBefore}(?:${names.map(escape).join('|')})${edgeAfter}`, 'gu');

  return {
    find(text, isList) {
      // Addresses name services, not skills.
      const folded = fold(text).replaceAll(address, (match) => ' '.repeat(match.length));
      return [...folded.matchAll(pattern)].flatMap((match): SkillMatch[] => {
        const known = byName.get(match[0]);
        const to = match.index + match[0].length;
        if (!known) return [];
        const written = text.slice(match.index, to);
        const isLetter = match[0].length === 1;
        const isSure = isLetter
          ? isList && isAlone(text, match.index)
          : !everyday.has(match[0]) || isList || isMeant(written, known.name);
        return isSure ? [{ skill: known.skill, from: match.index, to }] : [];
      });
    },
    named: (text) => byName.get(fold(text.trim()))?.skill ?? null,
  };
}

/** Spelt as in the catalogue: "Excel", not "excel". */
const isMeant = (written: string, name: string) =>
  sureInCase.has(fold(written)) && written === name && /\p{Lu}/u.test(written);

/** A single letter is a name only if nothing but list punctuation is beside it. */
function isAlone(text: string, at: number): boolean {
  afterMark.lastIndex = at;
  beforeMark.lastIndex = at + 1;
  return afterMark.test(text) && beforeMark.test(text);
}
const afterMark = /(?<=(?:^|[,;|•·:/(\t])\s*)/y;
const beforeMark = /\s*(?:$|[,;|•·/)\t.(])/y;

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
