import { runPipeline } from '../aggregate/pipeline.ts';
import { encodeList, type RawList } from '../bson/encode.ts';
import { keyOf } from '../bson/key.ts';
import type { Doc, Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import type { Variables } from '../query/match.ts';
import { MAX_DOCUMENT_BYTES } from '../wire/message.ts';
import { eventOf, invalidateOf } from './change-event.ts';
import type { ChangeLog, LoggedChange } from './change-log.ts';
import { tokenOf, type Position } from './position.ts';

const IDLE_MS = 10 * 60_000;
/** Default time that a stream without changes lets its client wait. */
const WAIT_MS = 1000;

/** The source of a stream. */
export interface StreamSource {
  database: string;
  name: string;
  /** The stream starts with the first change after it. */
  position: Position;
  /** The stages after `$changeStream`. */
  stages: Value[];
  variables: Variables;
  lookUp: ((change: LoggedChange) => Doc | null) | undefined;
}

interface Stream extends StreamSource {
  /** Events created but not sent. */
  ready: Doc[];
  over: boolean;
  lastUsed: number;
}

/** The open change streams. */
export class ChangeStreams {
  private readonly log: ChangeLog;
  private readonly streams = new Map<bigint, Stream>();
  private closed = false;

  constructor(log: ChangeLog) {
    this.log = log;
  }

  /** The number of open streams. */
  get size(): number {
    return this.streams.size;
  }

  /** Checks whether a cursor belongs to a stream. */
  has(id: bigint): boolean {
    return this.streams.has(id);
  }

  /** Returns the `cursor` of a first reply. */
  open(id: bigint, source: StreamSource, batchSize: number | undefined): Doc {
    const stream: Stream = { ...source, ready: [], over: false, lastUsed: performance.now() };
    const firstBatch = this.take(stream, batchSize ?? Number.POSITIVE_INFINITY);
    const stays = !stream.over || stream.ready.length > 0;
    if (stays) this.streams.set(id, stream);
    return this.cursor(stream, { firstBatch }, stays ? id : 0n);
  }

  /** Returns the `cursor` of a `getMore`, which waits for a change. */
  async next(
    id: bigint,
    namespace: string,
    batchSize: number | undefined,
    milliseconds: number | undefined,
  ): Promise<Doc> {
    const stream = this.find(id, namespace);
    const end = performance.now() + (milliseconds ?? WAIT_MS);
    const limit = batchSize || Number.POSITIVE_INFINITY;
    let nextBatch: RawList;
    for (;;) {
      nextBatch = this.take(stream, limit);
      const left = end - performance.now();
      if (nextBatch.count > 0 || stream.over || left <= 0 || this.closed) break;
      stream.lastUsed = performance.now() + left;
      await this.log.next(left);
      if (!this.streams.has(id)) throw new ServerError(43, `cursor id ${id} not found`);
    }
    stream.lastUsed = performance.now();
    const stays = !stream.over || stream.ready.length > 0;
    if (!stays) this.streams.delete(id);
    return this.cursor(stream, { nextBatch }, stays ? id : 0n);
  }

  private find(id: bigint, namespace: string): Stream {
    const stream = this.streams.get(id);
    if (!stream) throw new ServerError(43, `cursor id ${id} not found`);
    const own = `${stream.database}.${stream.name}`;
    if (own !== namespace)
      throw new ServerError(
        13,
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${own}`,
      );
    return stream;
  }

  private cursor(stream: Stream, batch: Doc, id: bigint): Doc {
    const last = stream.ready.length === 0 ? tokenOf(stream.position) : undefined;
    return {
      ...batch,
      // While events wait to be sent, the last one sent is the position to resume from.
      ...(last && !stream.over && { postBatchResumeToken: last }),
      id,
      ns: `${stream.database}.${stream.name}`,
    };
  }

  private take(stream: Stream, count: number): RawList {
    const { ready } = stream;
    const docAt = (at: number): Doc | undefined => {
      this.advance(stream, at);
      return ready[at];
    };
    const batch = encodeList(docAt, count, MAX_DOCUMENT_BYTES);
    ready.splice(0, batch.count);
    return batch;
  }

  /** Creates events until one is ready after `taken` others, or there is none. */
  private advance(stream: Stream, taken: number): void {
    while (stream.ready.length <= taken && !stream.over) {
      if (!this.log.knows(stream.position))
        throw new ServerError(
          286,
          'Resume of change stream was not possible, as the resume point may no longer be in the oplog.',
        );
      const change = this.log.after(stream.position);
      if (!change) return;
      stream.position = change.position;
      if (change.database === stream.database && change.name === stream.name)
        this.tell(stream, change);
    }
  }

  private tell(stream: Stream, change: LoggedChange): void {
    const events = [eventOf(change, stream.lookUp)];
    if (change.kind === 'drop' || change.kind === 'rename') {
      events.push(invalidateOf(change));
      stream.over = true;
    }
    for (const event of events) {
      const told = runPipeline([event], stream.stages, { variables: { ...stream.variables } });
      for (const doc of told) {
        if (keyOf(doc['_id']) !== keyOf(event['_id']))
          throw new ServerError(
            280,
            'Encountered an event whose _id field, which contains the resume token, was modified by the pipeline. Modifying the _id field of an event makes it impossible to resume the stream from that point. Only transformations that retain the unmodified _id field are allowed.',
          );
        stream.ready.push(doc);
      }
    }
  }

  /** Closes a stream; returns false if it does not exist. */
  kill(id: bigint): boolean {
    const known = this.streams.delete(id);
    if (known) this.log.wakeAll();
    return known;
  }

  /** Closes streams unused for ten minutes. */
  expire(now = performance.now()): void {
    for (const [id, stream] of this.streams)
      if (now - stream.lastUsed > IDLE_MS) this.streams.delete(id);
  }

  /** Replies to all waiting clients. */
  close(): void {
    this.closed = true;
    this.log.wakeAll();
  }
}
