import { readsOnly, type AnyEndpoint } from '@muster/contracts';
import type { EndpointRecord } from './endpoint-record.ts';

type Fields = Readonly<Record<string, unknown>>;
type VersionedRecord = Fields & { id: string; version: number };

/** A read whose answer contains that of a write: entirely, as a row, or in the fields `keys`. */
interface Reading {
  name: string;
  whole: boolean;
  /** Whether its rows, under `data`, match the answer of the write. */
  inRows: boolean;
  keys: readonly string[];
}

function isVersioned(value: unknown): value is VersionedRecord {
  const { id, version } = (value ?? {}) as Fields;
  return typeof id === 'string' && typeof version === 'number';
}

function fieldsOf({ response }: AnyEndpoint): Fields {
  const { shape = {} } = response as { shape?: Fields };
  return 'id' in shape && 'version' in shape ? shape : {};
}

/** The schema of a list's rows. */
function rowsOf({ response }: AnyEndpoint): unknown {
  const { shape = {} } = response as { shape?: Fields };
  return (shape['data'] as { element?: unknown } | undefined)?.element;
}

/**
 * The reads of an api whose records a write answers too, by the contract: those with the very
 * schema of its answer, alone or as rows, and those that share fields of one schema with it.
 */
export function readingsOf(endpoints: EndpointRecord, write: AnyEndpoint): Reading[] {
  const answered = fieldsOf(write);
  return Object.entries(endpoints)
    .filter(([, read]) => readsOnly(read))
    .map(([name, read]) => {
      const fields = fieldsOf(read);
      const keys = Object.keys(answered).filter((key) => fields[key] === answered[key]);
      const inRows = rowsOf(read) === write.response;
      return { name, keys, inRows, whole: read.response === write.response };
    })
    .filter(({ whole, inRows, keys }) => whole || inRows || keys.includes('version'));
}

/**
 * A kept record after a write has answered: what is shown next, a dialog above all, begins from the
 * version that the write made and not from the one before it, while the record is read anew.
 * A part of a record is taken only from the write that follows the kept version, since the other
 * fields would otherwise be older than the version says.
 * @returns the record as it is now; the kept one where the answer does not belong to it
 */
export function withAnswer(kept: unknown, answer: unknown, reading: Reading): unknown {
  const { whole, inRows, keys } = reading;
  if (inRows) return withRow(kept, answer, reading);
  if (!isVersioned(kept) || !isVersioned(answer) || kept.id !== answer.id) return kept;
  if (whole) return answer.version > kept.version ? answer : kept;
  if (answer.version !== kept.version + 1) return kept;
  return { ...kept, ...Object.fromEntries(keys.map((key) => [key, answer[key]])) };
}

/** Returns the cached list with its row as the write left it, from which the next action starts. */
function withRow(kept: unknown, answer: unknown, reading: Reading): unknown {
  const { data } = (kept ?? {}) as { data?: unknown };
  if (!Array.isArray(data)) return kept;
  const asRecord = { ...reading, whole: true, inRows: false };
  const rows = data.map((row: unknown) => withAnswer(row, answer, asRecord));
  return rows.some((row, at) => row !== data[at]) ? { ...(kept as object), data: rows } : kept;
}
