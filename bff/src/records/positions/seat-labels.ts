import { limits } from '@muster/contracts';
import { foldText } from '../../db/fold-text.ts';
import { invalidField } from '../../http/app-error.ts';

/** `Platform engineer #3`; a long title is cut, the number is kept. */
const numbered = (title: string, number: number): string => {
  const ending = ` #${number}`;
  return `${[...title]
    .slice(0, limits.position.label - ending.length)
    .join('')
    .trimEnd()}${ending}`;
};

/**
 * Returns the labels of new seats, each unique on its job: the given label, or the next number.
 * @throws AppError VALIDATION_FAILED NOT_UNIQUE at the label that is taken
 */
export function labelsFor(
  title: string,
  taken: readonly string[],
  wanted: readonly (string | null | undefined)[],
): string[] {
  const keys = new Set(taken.map(foldText));
  for (const [index, label] of wanted.entries()) {
    if (!label) continue;
    const key = foldText(label);
    if (keys.has(key))
      throw invalidField(wanted.length === 1 ? 'label' : `seats[${index}].label`, 'NOT_UNIQUE');
    keys.add(key);
  }
  let number = 0;
  return wanted.map((label) => {
    if (label) return label;
    do number += 1;
    while (keys.has(foldText(numbered(title, number))));
    const next = numbered(title, number);
    keys.add(foldText(next));
    return next;
  });
}
