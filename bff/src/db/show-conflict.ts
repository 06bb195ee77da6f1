import { AppError } from '../http/app-error.ts';

/**
 * Completes a VERSION_CONFLICT with the present state as its reader may see it; every other error
 * stays as it is. To be thrown by the caller.
 */
export async function showConflict(error: unknown, show: () => Promise<unknown>): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'VERSION_CONFLICT') return error;
  const context = { ...error.context, current: await show() };
  return new AppError('VERSION_CONFLICT', { context, cause: error });
}
