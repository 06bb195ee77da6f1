import { fold } from '../../../cv-engine/lines/fold.ts';
import { skillMatcher, type SkillMatch } from '../../../cv-engine/skills/skill-matcher.ts';
import type { MessageReading, ReadingTask } from './reading.ts';
import type { Scan } from './scan.ts';

/** From here on skills are nice to have, until another part states that they are needed. */
const niceAhead =
  /\b(?:nice[- ]to[- ]haves?|bonus(?: points)?|ideally|preferabl[ey]|optional(?:ly)?|a plus (?:is|would be)|pluses?:)/g;
const mustAhead =
  /\b(?:must(?:[- ]haves?)?|need(?:s|ed)?|required?|essential|mandatory|has to|have to)\b/g;
/** The words before it, back to the comma, are nice to have. */
const niceBehind =
  /(?:is|are|would be|as)? ?(?:an? )?(?:big |real |definite )?(?:plus|nice[- ]to[- ]have|bonus|optional|advantage|nice)\b/;
const listed =
  /\b(?:with|using|knows?|stack|skills?|experience|must|nice|need|proficient|in|and|or|of|both)\b|,/;
const roleBehind = /^ ?(?:js )?(?:engineers?|developers?|devs?|programmers?|experts?)\b/;
const refused = /\b(?:no|not|without|except|instead of) $/;
/** Catalogue skills whose names are everyday words in messages. */
const plainWords = new Set(
  'english communication leadership research testing writing design support sales marketing rest less express teams notion go c r d english language agile'.split(
    ' ',
  ),
);

/** Reads catalogue skills, both needed and nice to have. */
export function readSkills(scan: Scan, { asking, skills }: ReadingTask): MessageReading {
  const matcher = skillMatcher(skills);
  const found = matcher
    .find(blankedLike(scan), true)
    .filter((match) => isMeant(scan, match, asking === 'skills'));
  const seen = new Set<string>();
  const out: MessageReading = { findings: [], vague: [] };
  const wanted = { skills: [] as SkillMatch[], niceSkills: [] as SkillMatch[] };
  for (const match of found) {
    scan.blank(match.from, match.to);
    if (seen.has(match.skill.id)) continue;
    seen.add(match.skill.id);
    wanted[isNice(scan, match) ? 'niceSkills' : 'skills'].push(match);
  }
  for (const field of ['skills', 'niceSkills'] as const) {
    const [first] = wanted[field];
    if (!first) continue;
    const value = wanted[field].map(({ skill: { id, name } }) => ({ skillId: id, name }));
    const to = wanted[field].at(-1)?.to ?? first.to;
    out.findings.push({ field, value, from: first.from, to });
  }
  return out;
}

/** Returns the text as written, without the parts that other rules consumed. */
const blankedLike = ({ text, rest }: Scan): string =>
  [...text].length === text.length && rest.length === text.length
    ? text
        .split('')
        .map((letter, at) => (rest[at] === ' ' ? ' ' : letter))
        .join('')
    : rest;

function isMeant({ text, rest }: Scan, { skill, from, to }: SkillMatch, isAsked: boolean): boolean {
  if (refused.test(rest.slice(0, from))) return false;
  const written = text.slice(from, to);
  if (isAsked || written === skill.name || !plainWords.has(fold(written))) {
    return (
      isAsked ||
      written !== written.toLowerCase() ||
      written.length > 4 ||
      listed.test(rest) ||
      roleBehind.test(rest.slice(to))
    );
  }
  return roleBehind.test(rest.slice(to));
}

function isNice({ rest }: Scan, { from, to }: SkillMatch): boolean {
  const start = Math.max(
    ...['.', ';', '!', '?', ' but '].map((end) => rest.lastIndexOf(end, from)),
    0,
  );
  const before = rest.slice(start, from);
  const [nice, must] = [lastOf(before, niceAhead), lastOf(before, mustAhead)];
  if (nice > must) return true;
  const behind = rest.slice(to, to + 60);
  const part = /^[^,.;!?]*/.exec(behind)?.[0] ?? '';
  return niceBehind.test(part);
}

const lastOf = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].at(-1)?.index ?? -1;
