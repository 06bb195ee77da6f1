import type { Application } from '../../../records/applications/application.model.ts';

/** Rule key of the task for a missed promise. */
export const promisedRule = ({ _id }: Pick<Application, '_id'>): string =>
  `application.promised:${_id.toHexString()}`;
