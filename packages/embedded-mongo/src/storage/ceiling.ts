import { getHeapStatistics } from 'node:v8';
import { ServerError } from '../errors.ts';
import type { Collection } from './collection.ts';
import { INDEX_ENTRY_BYTES } from './memory.ts';

/** Share of the process's memory for documents and indexes; the rest is working memory. */
const SHARE = 0.6;

/** Limits of a server's content. */
export interface CeilingOptions {
  /** Bytes of memory for documents and indexes; by default 60 % of the process's limit. */
  maxMemory?: number | undefined;
  /** Documents in all collections; no limit by default. */
  maxDocuments?: number | undefined;
}

/** Current memory and number of documents. */
export interface Usage {
  bytes: number;
  documents: number;
}

/** Returns the memory for documents and indexes that a process with this heap can hold. */
export function defaultMaxMemory(heapBytes = getHeapStatistics().heap_size_limit): number {
  return Math.floor(heapBytes * SHARE);
}

/** Returns the heap that a process needs to hold this much. */
export function heapFor(maxMemory: number): number {
  return Math.ceil(maxMemory / SHARE);
}

/** Refuses growth beyond a limit. Never refuses reads, or writes that shrink or keep the size. */
export class Ceiling {
  readonly maxMemory: number;
  readonly maxDocuments: number;
  private readonly collections: () => Iterable<Collection>;

  constructor(options: CeilingOptions, collections: () => Iterable<Collection>) {
    this.maxMemory = options.maxMemory ?? defaultMaxMemory();
    this.maxDocuments = options.maxDocuments ?? Number.POSITIVE_INFINITY;
    this.collections = collections;
  }

  /** Estimates the size of documents and indexes. */
  usage(): Usage {
    const sum: Usage = { bytes: 0, documents: 0 };
    for (const collection of this.collections()) {
      sum.bytes += collection.bytes;
      sum.documents += collection.count;
      for (const index of collection.indexes.values()) sum.bytes += index.size * INDEX_ENTRY_BYTES;
    }
    return sum;
  }

  /** Throws `ExceededMemoryLimit` (146) if this growth would exceed the limit. */
  admit(growth: Usage): void {
    if (growth.bytes <= 0 && growth.documents <= 0) return;
    const used = this.usage();
    const { maxMemory, maxDocuments } = this;
    if (growth.bytes > 0 && used.bytes + growth.bytes > maxMemory) {
      throw refusal(`${megabytes(used.bytes)} of ${megabytes(maxMemory)} MB of memory are in use`);
    }
    if (growth.documents > 0 && used.documents + growth.documents > maxDocuments) {
      throw refusal(`${used.documents} of ${maxDocuments} documents are stored`);
    }
  }
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1_048_576);
}

function refusal(state: string): ServerError {
  return new ServerError(
    146,
    `the embedded database is full: ${state}; reading and deleting go on. ` +
      'Give it more memory with --max-memory, or move to MongoDB',
  );
}
