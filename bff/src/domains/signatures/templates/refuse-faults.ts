import {
  placementFaults,
  templateFaults,
  type PlacedField,
  type SignatureParty,
  type SigningTemplateFault,
} from '@muster/contracts';
import { AppError, fieldError } from '../../../http/app-error.ts';
import type { SignatureRecord } from '../signature-document.model.ts';

type Fault = ReturnType<typeof templateFaults>[number];

const codes = {
  empty: 'REQUIRED',
  unknown_gap: 'UNKNOWN_FIELD',
  no_signature: 'REQUIRED',
  outside: 'OUT_OF_RANGE',
  no_party: 'INVALID_OPTION',
} as const satisfies Record<SigningTemplateFault, string>;

/** @throws AppError VALIDATION_FAILED at the faulty fields, below `prefix` */
export function refuseFaults(faults: readonly Fault[], prefix = ''): void {
  if (faults.length > 0)
    throw new AppError('VALIDATION_FAILED', {
      fields: faults.map(({ path, fault }) => fieldError(`${prefix}${path}`, codes[fault])),
    });
}

type Upload = NonNullable<SignatureRecord['upload']>;

/** @throws AppError VALIDATION_FAILED for places without a page of the upload or without a party */
export const requireOnPages = (
  { pages }: Upload,
  content: { parties: SignatureParty[]; placed: PlacedField[] },
): void => refuseFaults(placementFaults(content, pages), 'changes.');

/** @throws AppError VALIDATION_FAILED for a party of an upload without a place for its signature */
export function requirePlaced({ upload, placed }: SignatureRecord): void {
  if (!upload) return;
  const content = { body: '', fields: [], parties: upload.parties, placed: placed ?? [] };
  refuseFaults(templateFaults('pdf', content, upload.pages));
}
