import type { FileRefusal } from '@muster/contracts';
import { AppError } from '../../http/app-error.ts';

/** The error for a refused file, with the reason. */
export const refuse = (reason: FileRefusal): AppError =>
  new AppError('ATTACHMENT_TYPE_NOT_ALLOWED', { context: { reason } });

/** The error for a file that is too large. */
export const tooLarge = (most: number): AppError =>
  new AppError('ATTACHMENT_TOO_LARGE', { context: { most } });
