import type { Doc } from './bson/value.ts';

const KINDS: Record<string, keyof OperationCounts> = {
  insert: 'insert',
  find: 'query',
  update: 'update',
  findAndModify: 'update',
  findandmodify: 'update',
  delete: 'delete',
  getMore: 'getmore',
};

/** The `opcounters` of `serverStatus`. */
export interface OperationCounts {
  insert: number;
  query: number;
  update: number;
  delete: number;
  getmore: number;
  command: number;
}

/** Activity of a server since its start. */
export class ServerMetrics {
  readonly operations: OperationCounts = {
    insert: 0,
    query: 0,
    update: 0,
    delete: 0,
    getmore: 0,
    command: 0,
  };
  connectionsCreated = 0;
  transactionsCommitted = 0;
  transactionsAborted = 0;

  /** Counts a command as MongoDB does: writes per statement, anything unknown as a command. */
  count(body: Doc): void {
    const name = Object.keys(body)[0] ?? '';
    const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
    const statements = body['documents'] ?? body['updates'] ?? body['deletes'];
    this.operations[kind ?? 'command'] += kind && Array.isArray(statements) ? statements.length : 1;
    if (name === 'commitTransaction') this.transactionsCommitted++;
    if (name === 'abortTransaction') this.transactionsAborted++;
  }
}
