import type { mongo } from 'mongoose';
import type { Logger } from 'pino';
import { metrics } from './metrics.ts';
import { questionOf, type Question, type TracedOperation } from './query-question.ts';
import { commandShape, planLine } from './query-shape.ts';

/** A finished operation and its duration. */
export interface EndedOperation {
  readonly traced: TracedOperation;
  readonly ms: number;
}

const sameAgainAfterMs = 60_000;
const maxShapes = 500;

/**
 * Logs operations that took longer than `aboveMs`, with their shape and the database's plan for
 * them. A shape is explained once a minute, because explaining costs time, too.
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

  /** Resolves when the line is written; never rejects. */
  async look({ traced, ms }: EndedOperation): Promise<void> {
    if (this.aboveMs === 0 || ms < this.aboveMs) return;
    const { operation, collection = '-' } = traced;
    metrics.slowCommand(operation, collection);
    const question = questionOf(traced);
    const shape = question && commandShape(question);
    const facts = { operation, collection, ms: Math.round(ms), ...(shape && { shape }) };
    const plan =
      question && this.isDue(`${operation} ${collection} ${JSON.stringify(shape)}`)
        ? await this.planOf(question)
        : undefined;
    this.log.warn({ ...facts, ...(plan !== undefined && { plan }) }, 'slow query');
  }

  private isDue(shape: string): boolean {
    const now = Date.now();
    if (now - (this.explainedAt.get(shape) ?? -Infinity) < sameAgainAfterMs) return false;
    if (this.explainedAt.size >= maxShapes) this.explainedAt.clear();
    this.explainedAt.set(shape, now);
    return true;
  }

  private async planOf(question: Question): Promise<string | null> {
    try {
      const command = { explain: question, verbosity: 'queryPlanner' };
      return planLine(await this.db().command(command, { timeoutMS: 2000 }));
    } catch {
      return null;
    }
  }
}
