import { tracingChannel } from 'node:diagnostics_channel';

/** Channels on which mongoose reports the queries and changes of its models. */
export const mongooseChannels = [
  'mongoose:query',
  'mongoose:aggregate',
  'mongoose:model:save',
  'mongoose:model:insertMany',
  'mongoose:model:bulkWrite',
].map((name) => tracingChannel(name));
