import type { mongo } from 'mongoose';
import type { Logger } from 'pino';
import { metrics } from './metrics.ts';
import { commandShape, planLine } from './query-shape.ts';

/** A command that has ended, as the driver told of it. */
export interface EndedCommand {
  readonly name: string;
  readonly collection: string;
  readonly ms: number;
  readonly command: mongo.BSON.Document;
}

const explainable = new Set([
  'find',
  'aggregate',
  'count',
  'distinct',
  'update',
  'delete',
  'findAndModify',
]);
/** What belongs to the run and not to the question. */
const ofTheRun =
  /^(?:\$|lsid$|txnNumber$|autocommit$|startTransaction$|readConcern$|writeConcern$|cursor$)/;
const sameAgainAfterMs = 60_000;
const mostShapes = 500;

/**
 * Writes commands that took longer than `aboveMs` into the log, with their shape and the plan that
 * the database has for them. A shape is explained once a minute: asking costs something, too.
 */
export class SlowQueries {
  private readonly explainedAt = new Map<string, number>();
  private readonly db: () => mongo.Db;
  private readonly log: Logger;
  private readonly aboveMs: number;

  constructor(db: () => mongo.Db, log: Logger, aboveMs: number) {
    this.db = db;
    this.log = log.child({ part: 'database' });
    this.aboveMs = aboveMs;
  }

  /** Settles when the line is written; rejects never. */
  async look(ended: EndedCommand): Promise<void> {
    if (this.aboveMs === 0 || ended.ms < this.aboveMs || ended.name === 'explain') return;
    const { name, collection, ms, command } = ended;
    metrics.slowCommand(name, collection);
    const shape = commandShape(command);
    const facts = { command: name, collection, ms: Math.round(ms), shape };
    const plan = this.isDue(`${name} ${collection} ${JSON.stringify(shape)}`)
      ? await this.planOf(ended)
      : undefined;
    this.log.warn({ ...facts, ...(plan !== undefined && { plan }) }, 'slow query');
  }

  private isDue(shape: string): boolean {
    const now = Date.now();
    if (now - (this.explainedAt.get(shape) ?? -Infinity) < sameAgainAfterMs) return false;
    if (this.explainedAt.size >= mostShapes) this.explainedAt.clear();
    this.explainedAt.set(shape, now);
    return true;
  }

  private async planOf({ name, command }: EndedCommand): Promise<string | null | undefined> {
    if (!explainable.has(name)) return undefined;
    const question = Object.fromEntries(
      Object.entries(command).filter(([key]) => !ofTheRun.test(key)),
    );
    if (name === 'aggregate') question['cursor'] = {};
    try {
      return planLine(
        await this.db().command(
          { explain: question, verbosity: 'queryPlanner' },
          { timeoutMS: 2000 },
        ),
      );
    } catch {
      return null;
    }
  }
}
