import type { TemplateContent } from './signature-templates.schemas.ts';
import { knownGaps, type SignatureParty, type TemplateSource } from './signatures.enums.ts';

/** Returns the gaps of a text: `{{key}}`. */
export const gapsOf = (body: string): string[] => [
  ...new Set([...body.matchAll(/\{\{([a-z0-9_.]{1,40})\}\}/g)].map(([, key]) => key ?? '')),
];

/** Returns gaps without a value source. */
export const unknownGaps = ({ body, fields }: Pick<TemplateContent, 'body' | 'fields'>): string[] =>
  gapsOf(body).filter(
    (key) => !knownGaps.some((known) => known === key) && !fields.some((one) => one.key === key),
  );

/** Returns the parties of a PDF without a signature field. */
export const partiesWithoutSignature = ({
  parties,
  placed,
}: Pick<TemplateContent, 'parties' | 'placed'>): SignatureParty[] =>
  parties.filter((key) => !placed.some(({ party, kind }) => party === key && kind === 'signature'));

/** Why a template cannot be used yet. */
export type SigningTemplateFault =
  'empty' | 'unknown_gap' | 'no_signature' | 'outside' | 'no_party';

interface Page {
  readonly width: number;
  readonly height: number;
}

/** Returns everything that prevents using a template, with the field to fix. */
export function templateFaults(
  source: TemplateSource,
  content: Pick<TemplateContent, 'body' | 'fields' | 'parties' | 'placed'>,
  pages: readonly Page[],
): { path: 'body' | 'placed'; fault: SigningTemplateFault }[] {
  if (source === 'text') {
    if (content.body.trim() === '') return [{ path: 'body', fault: 'empty' }];
    return unknownGaps(content).length > 0 ? [{ path: 'body', fault: 'unknown_gap' }] : [];
  }
  return [
    ...(partiesWithoutSignature(content).length > 0
      ? [{ path: 'placed', fault: 'no_signature' } as const]
      : []),
    ...placementFaults(content, pages),
  ];
}

/**
 * Returns fields on missing pages or of parties that do not sign: never stored, not even in a
 * draft.
 */
export function placementFaults(
  { parties, placed }: Pick<TemplateContent, 'parties' | 'placed'>,
  pages: readonly Page[],
): { path: 'placed'; fault: 'outside' | 'no_party' }[] {
  const isOutside = placed.some(({ page, x, y, width, height }) => {
    const on = pages[page - 1];
    return !on || x + width > on.width || y + height > on.height;
  });
  const isNobodys = placed.some(({ party }) => !parties.includes(party));
  return [
    ...(isOutside ? [{ path: 'placed', fault: 'outside' } as const] : []),
    ...(isNobodys ? [{ path: 'placed', fault: 'no_party' } as const] : []),
  ];
}
