import type { Application } from '../../../records/applications/application.model.ts';

/** The rule under which the task of a missed promise stands. */
export const promisedRule = ({ _id }: Pick<Application, '_id'>): string =>
  `application.promised:${_id.toHexString()}`;
