import type { CvLine } from '../lines/cv-line.ts';

export type LabelledFact = 'title' | 'company' | 'location';

/** Labels before a fact in forms, folded. */
export const factLabels: readonly [LabelledFact, RegExp][] = [
  [
    'title',
    /^(?:position|job title|title|role|stelle|puesto|cargo|funcao|poste|fonction|stanowisko|occupation|tatigkeit)\s*:\s*/,
  ],
  [
    'company',
    /^(?:company|employer|organi[sz]ation|client|firma|arbeitgeber|unternehmen|empresa|entreprise|employeur|pracodawca|name of employer)\s*:\s*/,
  ],
  [
    'location',
    /^(?:location|ort|place|lugar|ubicacion|local|lieu|miejsce|lokalizacja|city)\s*:\s*/,
  ],
];

/** Checks whether the line labels itself: "Employer: …". */
export const isLabelled = (line: CvLine): boolean =>
  factLabels.some(([, pattern]) => pattern.test(line.folded));
