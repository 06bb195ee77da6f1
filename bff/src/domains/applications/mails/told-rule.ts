import type { Application } from '../../../records/applications/application.model.ts';

/** Rule key of the task to tell a candidate that it is over. */
export const toldRule = ({ _id }: Pick<Application, '_id'>): string =>
  `application.told:${_id.toHexString()}`;
