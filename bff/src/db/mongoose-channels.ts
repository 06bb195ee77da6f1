import { tracingChannel } from 'node:diagnostics_channel';

/** Where mongoose tells of what its models ask the database, and change in it. */
export const mongooseChannels = [
  'mongoose:query',
  'mongoose:aggregate',
  'mongoose:model:save',
  'mongoose:model:insertMany',
  'mongoose:model:bulkWrite',
].map((name) => tracingChannel(name));
