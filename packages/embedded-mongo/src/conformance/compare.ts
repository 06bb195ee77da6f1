import { BSON, MongoServerError, type Document } from 'mongodb';

const TYPED = { promoteValues: false, promoteLongs: false, bsonRegExp: true } as const;

/** Formats a value as text with all BSON types and the fields in order. */
export function shown(value: unknown): string {
  const typed = BSON.deserialize(BSON.serialize({ value }), TYPED)['value'] as unknown;
  return BSON.EJSON.stringify(typed, undefined, 1, { relaxed: false });
}

/** Compares values including types and field order. */
export function expectSame(actual: unknown, expected: unknown): void {
  expect(shown(actual)).toBe(shown(expected));
}

/** Compares the fields of `expected`, also in nested documents, and ignores all others. */
export function expectParts(actual: Document, expected: Document): void {
  expectSame(partsOf(actual, expected), expected);
}

function isPlain(value: unknown): value is Document {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function partsOf(actual: unknown, expected: unknown): unknown {
  if (isPlain(expected) && isPlain(actual)) {
    const kept = Object.keys(expected)
      .filter((field) => Object.hasOwn(actual, field))
      .map((field): [string, unknown] => [field, partsOf(actual[field], expected[field])]);
    return Object.fromEntries(kept);
  }
  if (Array.isArray(expected) && Array.isArray(actual))
    return actual.map((item: unknown, at) => partsOf(item, expected[at]));
  return actual;
}

/** An expected error; `text` is a part of the message. */
export interface Refusal {
  code: number;
  text?: string;
  /** Further fields of the reply or of the write error. */
  parts?: Document;
}

/** Checks that work fails as expected, through the command's error or its first write error. */
export async function expectRefusal(
  work: () => Promise<Document>,
  { code, text, parts }: Refusal,
): Promise<void> {
  const answer = await answerOf(work);
  const message = String(answer['errmsg'] ?? 'no error at all');
  expect(`${Number(answer['code'] ?? 0)}: ${message}`).toContain(`${code}: `);
  if (text !== undefined) expect(message).toContain(text);
  if (parts) expectParts(answer, parts);
}

async function answerOf(work: () => Promise<Document>): Promise<Document> {
  try {
    const reply = await work();
    const [first] = (reply['writeErrors'] ?? []) as Document[];
    return first ?? {};
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error;
    return { ...error.errorResponse, errmsg: error.message, code: error.code };
  }
}
