import {
  concernsKind,
  identityFieldNames,
  isOldEnough,
  requiredIdentityFields,
  type IdentityFacts,
} from '@muster/contracts';
import { today } from '../../../db/calendar-day.ts';
import { AppError, fieldError } from '../../../http/app-error.ts';
import type { LegalIdentityRecord } from '../legal-identity.model.ts';
import { isTaxId } from './tax-id.ts';

type Checked = IdentityFacts & Pick<LegalIdentityRecord, 'kind' | 'idDocumentFileId'>;

/**
 * Checks the filled-in fields, even of an incomplete identity.
 * @throws AppError VALIDATION_FAILED naming each field
 */
export function requirePlausible(identity: Checked, prefix = 'changes.'): void {
  const { kind, taxId, taxIdCountry, country, birthDate } = identity;
  const taxCountry = taxIdCountry ?? country;
  const fields = [
    ...identityFieldNames
      .filter((field) => identity[field] !== null && !concernsKind(kind, field))
      .map((field) => fieldError(`${prefix}${field}`, 'NOT_ALLOWED')),
    ...(taxId && taxCountry && !isTaxId(taxCountry, taxId)
      ? [fieldError(`${prefix}taxId`, 'INVALID_FORMAT')]
      : []),
    ...(birthDate && birthDate > today() ? [fieldError(`${prefix}birthDate`, 'IN_FUTURE')] : []),
    ...(birthDate && birthDate <= today() && !isOldEnough(birthDate, today())
      ? [fieldError(`${prefix}birthDate`, 'OUT_OF_RANGE')]
      : []),
  ];
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields });
}

/** @throws AppError VALIDATION_FAILED naming each field that the review requires */
export function requireComplete(identity: Checked, prefix = 'changes.'): void {
  const missing: string[] = requiredIdentityFields(identity.kind, identity).filter(
    (field) => identity[field] === null,
  );
  if (!identity.idDocumentFileId) missing.push('idDocumentFileId');
  if (missing.length > 0)
    throw new AppError('VALIDATION_FAILED', {
      fields: missing.map((field) => fieldError(`${prefix}${field}`, 'REQUIRED')),
    });
}
