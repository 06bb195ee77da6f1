import type { ProposalOf } from '../cv-engine.types.ts';
import { sourceOf, type CvLine } from '../lines/cv-line.ts';
import { wordPattern } from '../lines/fold.ts';
import { languageCodes, languageLevel } from '../words/language-words.ts';

type LanguageProposal = ProposalOf<'language'>;

const name = new RegExp(
  `(?<!\\p{L})(?:${wordPattern([...languageCodes.keys()].map((each) => each.replaceAll(' ', '_')).join(' '))})(?!\\p{L})`,
  'gu',
);
const label = /^(?:languages?|sprachen|idiomas?|linguas?|langues?|jezyki?(?: obce)?)\s*[:–-]/;

/**
 * Reads spoken languages with the level beside them. Outside a languages section a line has to say
 * that it is about them, or name a level.
 */
export function readLanguages(
  lines: readonly CvLine[],
  sections: ReadonlySet<CvLine>,
): LanguageProposal[] {
  const found = new Map<string, LanguageProposal>();
  for (const [index, line] of lines.entries()) {
    const isSection = sections.has(line);
    const isLabelled = label.test(line.folded);
    if (!isSection && !isLabelled && line.folded.length > 60) continue;
    const matches = [...line.folded.matchAll(name)];
    for (const [at, match] of matches.entries()) {
      const language = languageCodes.get(match[0]);
      const to = matches[at + 1]?.index ?? line.folded.length;
      const level = levelOf(line, match, to, lines[index + 1], isSection && matches.length === 1);
      if (!language || (!isSection && !isLabelled && !isShort(line, match, level !== null)))
        continue;
      const confidence = (isSection || isLabelled ? 0.9 : 0.6) + (level ? 0.06 : 0);
      const proposal = { kind: 'language' as const, fields: { language, level }, confidence };
      if (!found.has(language)) found.set(language, { ...proposal, source: sourceOf([line]) });
    }
  }
  return [...found.values()];
}

/** After the name, before it ("native German"), or alone on the next line. */
function levelOf(
  { folded }: CvLine,
  match: RegExpExecArray,
  to: number,
  next: CvLine | undefined,
  mayBeBelow: boolean,
) {
  const behind = languageLevel(folded.slice(match.index + match[0].length, to));
  if (behind) return behind;
  const before = languageLevel(folded.slice(0, match.index).split(/[,;|]/).at(-1) ?? '');
  if (before || !mayBeBelow || !next || [...next.folded.matchAll(name)].length > 0) return before;
  return next.folded.length < 40 ? languageLevel(next.folded) : null;
}

/** "English – C1" on a line of its own. */
const isShort = ({ folded }: CvLine, match: RegExpExecArray, hasLevel: boolean) =>
  hasLevel && match.index === 0 && folded.length < 40;
