import type { Application } from '../../../records/applications/application.model.ts';

/** Whether the person took back what the client was shown: for the client they are gone. */
export const isShareWithdrawn = ({
  shareWithdrawnAt,
}: Pick<Application, 'shareWithdrawnAt'>): boolean => Boolean(shareWithdrawnAt);
