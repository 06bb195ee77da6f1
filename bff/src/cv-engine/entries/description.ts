import { limits } from '@muster/contracts';
import type { CvLine } from '../lines/cv-line.ts';

/** Returns the lines of a description as paragraphs and bullets, with wrapped lines rejoined. */
export function descriptionOf(lines: readonly CvLine[]): string | null {
  const paragraphs: string[] = [];
  let before: CvLine | null = null;
  for (const line of lines) {
    const text = line.text.replaceAll('\t', ' ');
    const last = paragraphs.at(-1);
    if (last !== undefined && before && continues(line, before, last))
      paragraphs[paragraphs.length - 1] = last.endsWith('-')
        ? `${last.slice(0, -1)}${text}`
        : `${last} ${text}`;
    else paragraphs.push(line.isBullet ? `• ${text}` : text);
    before = line;
  }
  return paragraphs.join('\n').slice(0, limits.experience.description) || null;
}

function continues(line: CvLine, before: CvLine, paragraph: string): boolean {
  if (line.isBullet || line.isAfterGap || line.bold) return false;
  const isIndented = paragraph.startsWith('• ') && line.x > before.x + (before.isBullet ? 2 : -2);
  return (
    isIndented ||
    (before.isFull && !line.text.includes('\t')) ||
    /^\p{Ll}/u.test(line.text) ||
    /[,-]$/.test(paragraph)
  );
}
