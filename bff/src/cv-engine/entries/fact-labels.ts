import type { CvLine } from '../lines/cv-line.ts';

export type LabelledFact = 'title' | 'company' | 'location';

/** Words before a fact in forms, folded. */
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

/** The line says by itself what it is: "Employer: …". */
export const isLabelled = (line: CvLine): boolean =>
  factLabels.some(([, pattern]) => pattern.test(line.folded));
