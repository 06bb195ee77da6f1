import type { ProposalOf } from '../cv-engine.types.ts';
import { sourceOf, type CvLine } from '../lines/cv-line.ts';
import { roleWord } from '../words/role-words.ts';

const longest = 120;
/** Number of lines below the name that are searched. */
const reach = 4;

/** Reads the person's own job title, directly below the name. */
export function readHeadline(
  lines: readonly CvLine[],
  name: ProposalOf<'name'> | null,
): ProposalOf<'headline'> | null {
  const at = lines.findIndex(({ number }) => number === name?.source.from);
  if (at < 0) return null;
  const own = lines[at] as CvLine;
  const beside = own.text
    .split(/(?:(?<!\s)\s+)?[|\t•·]\s*|(?<!\s)\s+[–—-]\s+/)
    .slice(1)
    .join(', ');
  const below = lines.slice(at + 1, at + 1 + reach).filter(({ page }) => page === own.page);
  for (const line of [{ ...own, text: beside }, ...below]) {
    const text = line.text.replaceAll('\t', ' | ').replace(/(?<![\s,.|])[\s,.|]+$/, '');
    const isTitle = roleWord.test(line === below[0] ? line.folded : foldedHead(line));
    if (!isTitle || text.length > longest || /[@\d]{4}|\.\s/.test(text)) continue;
    return { kind: 'headline', fields: { text }, confidence: 0.8, source: sourceOf([line]) };
  }
  return null;
}

/** In a line beside the name, only the remaining text may name a role. */
const foldedHead = ({ text }: CvLine) => text.toLowerCase();
