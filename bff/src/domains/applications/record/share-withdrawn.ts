import type { Application } from '../../../records/applications/application.model.ts';

/**
 * Checks whether the candidate withdrew what the client was shown, so that the client no longer
 * sees it.
 */
export const isShareWithdrawn = ({
  shareWithdrawnAt,
}: Pick<Application, 'shareWithdrawnAt'>): boolean => Boolean(shareWithdrawnAt);
