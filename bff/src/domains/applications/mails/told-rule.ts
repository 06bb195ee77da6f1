import type { Application } from '../../../records/applications/application.model.ts';

/** The rule under which the task stands to tell a person that it is over. */
export const toldRule = ({ _id }: Pick<Application, '_id'>): string =>
  `application.told:${_id.toHexString()}`;
