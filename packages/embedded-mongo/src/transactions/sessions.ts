import { keyOf } from '../bson/key.ts';
import { isDoc, type Doc, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import type { Store } from '../storage/store.ts';
import type { Transaction } from './transaction.ts';

const LIFETIME_MS = 60_000;
const IDLE_SESSION_MS = 30 * 60_000;

/** A multi-document transaction of a session. */
export interface OpenTransaction {
  number: bigint;
  state: 'open' | 'committed' | 'aborted';
  transaction: Transaction;
  timer: NodeJS.Timeout | undefined;
  /** The durable commit, so that a repeated commit waits for the same one. */
  committed: Promise<void> | undefined;
}

/** Server state of one logical session. */
export interface Session {
  key: string;
  current: OpenTransaction | undefined;
  /** Monotonic time, unaffected by clock changes. */
  lastUsed: number;
  /** Running retryable writes, by number. */
  running: Map<bigint, Promise<Doc>>;
}

/** The logical sessions of all clients. */
export class Sessions {
  private readonly sessions = new Map<string, Session>();
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** Returns the session of a command, if it has one. */
  of(body: Doc): Session | undefined {
    const lsid = body['lsid'];
    if (!isDoc(lsid)) return undefined;
    const key = keyOf(lsid['id']);
    let session = this.sessions.get(key);
    if (!session) {
      session = { key, current: undefined, lastUsed: 0, running: new Map() };
      this.sessions.set(key, session);
    }
    session.lastUsed = performance.now();
    return session;
  }

  /** Starts a transaction; an older open one of the session is aborted. */
  start(session: Session, number: bigint): OpenTransaction {
    const { current } = session;
    if (current && number < current.number) {
      throw new ServerError(
        225,
        `Cannot start transaction ${number} on session because a newer transaction ${current.number} has already started.`,
      );
    }
    if (current?.number === number) {
      throw new ServerError(251, `Transaction ${number} has already been started`);
    }
    if (current?.state === 'open') this.abort(current);
    const opened: OpenTransaction = {
      number,
      state: 'open',
      transaction: this.store.begin(true),
      timer: undefined,
      committed: undefined,
    };
    opened.timer = setTimeout(() => this.abort(opened), LIFETIME_MS);
    opened.timer.unref();
    session.current = opened;
    return opened;
  }

  /** Returns the open transaction of a command. Throws 251 if it has ended or is unknown. */
  join(session: Session, number: bigint): OpenTransaction {
    const { current } = session;
    if (!current || current.number !== number) {
      throw new ServerError(
        251,
        `Given transaction number ${number} does not match any in-progress transactions.`,
      );
    }
    if (current.state === 'committed')
      throw new ServerError(256, `Transaction ${number} has been committed.`);
    if (current.state === 'aborted')
      throw new ServerError(251, `Transaction ${number} has been aborted.`);
    return current;
  }

  /** Commits; a repeated commit is allowed. */
  async commit(session: Session, number: bigint): Promise<void> {
    const { current } = session;
    if (current?.number === number && current.state === 'committed') return current.committed;
    const open = this.join(session, number);
    clearTimeout(open.timer);
    open.state = 'committed';
    open.committed = this.store.commit(open.transaction);
    try {
      await open.committed;
    } catch (error) {
      open.state = 'aborted';
      throw error;
    }
  }

  /** Aborts an open transaction. */
  abort(open: OpenTransaction): void {
    if (open.state !== 'open') return;
    clearTimeout(open.timer);
    open.state = 'aborted';
    this.store.abort(open.transaction);
  }

  /** Ends sessions by their ids. */
  end(ids: Value): void {
    if (!Array.isArray(ids)) return;
    for (const id of ids as Value[]) {
      const key = isDoc(id) ? keyOf(id['id']) : '';
      const session = this.sessions.get(key);
      if (session?.current) this.abort(session.current);
      this.sessions.delete(key);
      this.store.retries.delete(key);
    }
  }

  /** Removes sessions unused for half an hour. */
  expire(now = performance.now()): void {
    for (const [key, session] of this.sessions) {
      if (now - session.lastUsed < IDLE_SESSION_MS) continue;
      if (session.current) this.abort(session.current);
      this.sessions.delete(key);
      this.store.retries.delete(key);
    }
  }

  /** Ends every session. */
  endAll(): void {
    this.close();
    for (const key of this.sessions.keys()) this.store.retries.delete(key);
    this.sessions.clear();
  }

  /** Aborts every open transaction. */
  close(): void {
    for (const session of this.sessions.values()) if (session.current) this.abort(session.current);
  }
}
