import type { ProposalOf } from '../cv-engine.types.ts';
import { dateRanges } from '../dates/date-range.ts';
import { sourceOf, type CvLine } from '../lines/cv-line.ts';
import { fold } from '../lines/fold.ts';
import { languageCodes } from '../words/language-words.ts';
import type { SkillMatcher } from './skill-matcher.ts';

type SkillProposal = ProposalOf<'skill'>;
/** The fields of a line that skill matching needs. */
export type WrittenLine = Pick<CvLine, 'text' | 'folded'>;

/** "Tech stack: …", anywhere. */
const listLabel =
  /^(?:[\p{L}/& -]{0,30}(?:tech(?:nolog\p{L}*)?|stack|tools?|skills?|environment|technical|umgebung|werkzeuge|tecnologias|herramientas|ferramentas|outils|environnement|narzedzia|kenntnisse|comfortable with|proficient in|knowledge of))[\p{L} ]{0,20}:/u;
/** With this many other names the line is a list, in which everyday words count as names too. */
const fewestInList = 3;
const longestUnknown = 40;
const rating =
  /(?:(?<!\s)\s+)?(?:\([^()]*\)|(?:[-–—:]\s*)?(?:(?<!\d)\d+\+?\s*(?:years?|yrs?|jahre?|anos?|ans|lat)|(?<![★●○◦•])[★●○◦•]+|\d{1,3} ?%|advanced|intermediate|basic|expert|beginner|sehr gut|gut|grundkenntnisse|fortgeschritten|avanzado|intermedio|basico|avancado|intermediario|avance|intermediaire|debutant|zaawansowany|podstawowy)\.?)$/i;

/** Reads the skills that lines name; in a skills section every name counts, even unknown ones. */
export function readSkills(
  lines: readonly CvLine[],
  listed: ReadonlySet<CvLine>,
  matcher: SkillMatcher,
): SkillProposal[] {
  const found = new Map<string, { proposal: SkillProposal; isListed: boolean }>();
  const add = (key: string, proposal: SkillProposal, isListed: boolean) => {
    const before = found.get(key);
    if (!before || (isListed && !before.isListed)) found.set(key, { proposal, isListed });
  };
  for (const line of lines) {
    const isListed = listed.has(line);
    const isList = isListed || isListLine(line, matcher);
    for (const { skill } of matcher.find(line.text, isList)) {
      const confidence = isListed ? 0.97 : isList ? 0.92 : 0.8;
      const fields = { skillId: skill.id, name: skill.name };
      add(skill.id, { kind: 'skill', fields, confidence, source: sourceOf([line]) }, isListed);
    }
    if (!isListed) continue;
    for (const name of unknownIn(line, matcher)) {
      const fields = { skillId: null, name };
      const proposal = {
        kind: 'skill' as const,
        fields,
        confidence: 0.5,
        source: sourceOf([line]),
      };
      add(fold(name), proposal, true);
    }
  }
  return [...found.values()].map(({ proposal }) => proposal);
}

/** Returns the ids of the named skills, each once, in their order. */
export const skillIdsIn = (lines: readonly WrittenLine[], matcher: SkillMatcher): string[] => [
  ...new Set(
    lines.flatMap((line) =>
      matcher.find(line.text, isListLine(line, matcher)).map(({ skill }) => skill.id),
    ),
  ),
];

function isListLine(line: WrittenLine, matcher: SkillMatcher): boolean {
  if (listLabel.test(line.folded)) return true;
  const names = matcher.find(line.text, false).length;
  const separators = line.text.match(/[,;|•·/]/g)?.length ?? 0;
  return names >= fewestInList && separators >= names - 1;
}

/** Returns the names in a skills section that no catalogue has. */
function unknownIn(line: CvLine, matcher: SkillMatcher): string[] {
  const content = line.text.replace(/^[^:]{2,40}:\s+/, '');
  const parts = content.split(/(?:(?<!\s)\s+)?[,;|•·\t]\s*|(?<!\s)\s+[–—-]\s+/);
  return parts
    .map((part) =>
      part
        .replace(rating, '')
        .replace(/(?<![.:])[.:]+$/, '')
        .trim(),
    )
    .filter(
      (part) =>
        part.length > 1 &&
        part.length <= longestUnknown &&
        part.split(' ').length <= 3 &&
        /\p{L}{2}/u.test(part) &&
        !/[@]|\d{4}/.test(part) &&
        dateRanges(part).length === 0 &&
        !languageCodes.has(fold(part)) &&
        matcher.find(part, true).length === 0,
    );
}
