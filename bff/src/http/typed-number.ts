import { invalidField } from './app-error.ts';

/**
 * What cannot be done by mistake: the number of the record is typed, in whatever case.
 * @throws AppError VALIDATION_FAILED
 */
export function requireTypedNumber(
  { confirmNumber }: { confirmNumber: string },
  { number }: { number: string },
): void {
  if (confirmNumber.trim().toUpperCase() !== number)
    throw invalidField('confirmNumber', 'MISMATCH');
}
