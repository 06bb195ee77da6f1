import { invalidField } from './app-error.ts';

/**
 * Requires the typed number of the record, in any case, to prevent accidental actions.
 * @throws AppError VALIDATION_FAILED
 */
export function requireTypedNumber(
  { confirmNumber }: { confirmNumber: string },
  { number }: { number: string },
): void {
  if (confirmNumber.trim().toUpperCase() !== number)
    throw invalidField('confirmNumber', 'MISMATCH');
}
