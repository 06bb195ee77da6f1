import type { FileRefusal } from '@muster/contracts';
import { AppError } from '../../http/app-error.ts';

/** A file that is not taken, with the reason. */
export const refuse = (reason: FileRefusal): AppError =>
  new AppError('ATTACHMENT_TYPE_NOT_ALLOWED', { context: { reason } });

/** A file with more bytes than there may be. */
export const tooLarge = (most: number): AppError =>
  new AppError('ATTACHMENT_TOO_LARGE', { context: { most } });
