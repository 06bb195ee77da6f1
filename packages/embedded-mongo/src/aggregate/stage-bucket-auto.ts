import { asInteger } from '../bson/arithmetic.ts';
import { compareValues, keyOf } from '../bson/key.ts';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/value.ts';
import { notSupported, ServerError } from '../errors.ts';
import { compileExpression } from './expression.ts';
import { groupBy } from './group-by.ts';
import type { CompileStage } from './stage.ts';

const OPTIONS = ['groupBy', 'buckets', 'output', 'granularity'];

function bucketsOf(value: Value): number {
  if (!isNumeric(value))
    throw new ServerError(40241, `The $bucketAuto 'buckets' field must be a numeric value`);
  const buckets = asInteger(value);
  if (buckets === undefined || buckets > 2 ** 31 - 1)
    throw new ServerError(
      40242,
      `The $bucketAuto 'buckets' field must be representable as a 32-bit integer`,
    );
  if (buckets <= 0)
    throw new ServerError(40243, `The $bucketAuto 'buckets' field must be greater than 0`);
  return buckets;
}

interface Keyed {
  key: Value;
  doc: Doc;
}

/** Splits sorted documents into parts of about the same size; equal keys stay together. */
function parted(sorted: readonly Keyed[], buckets: number): Keyed[][] {
  const size = Math.max(1, Math.round(sorted.length / buckets));
  const parts: Keyed[][] = [];
  for (let at = 0; at < sorted.length;) {
    let end = parts.length === buckets - 1 ? sorted.length : Math.min(at + size, sorted.length);
    while (end < sorted.length && keyOf(sorted[end]!.key) === keyOf(sorted[end - 1]!.key)) end++;
    parts.push(sorted.slice(at, end));
    at = end;
  }
  return parts;
}

/** `$bucketAuto`: the requested number of groups of adjacent documents, of about the same size. */
export const bucketAuto: CompileStage = (argument) => {
  if (!isDoc(argument))
    throw new ServerError(40240, 'The argument to $bucketAuto must be an object');
  const unknown = Object.keys(argument).find((name) => !OPTIONS.includes(name));
  if (unknown !== undefined)
    throw new ServerError(40245, `Unrecognized option to $bucketAuto: ${unknown}.`);
  const { groupBy: by, buckets: wanted, output } = argument;
  if (by === undefined || wanted === undefined)
    throw new ServerError(40246, `$bucketAuto requires 'groupBy' and 'buckets' to be specified.`);
  if (argument['granularity'] !== undefined) throw notSupported('$bucketAuto with a granularity');
  const key = compileExpression(by);
  const buckets = bucketsOf(wanted);
  if (output !== undefined && !isDoc(output))
    throw new ServerError(40244, `The $bucketAuto 'output' field must be an object`);
  const fold = groupBy('$$bucket', output ?? { count: { $sum: 1 } });
  return (docs, context) => {
    const sorted = docs
      .map((doc): Keyed => ({
        key: key({ root: doc, current: doc, variables: context.variables }) ?? null,
        doc,
      }))
      .sort((a, b) => compareValues(a.key, b.key));
    const parts = parted(sorted, buckets);
    return parts.flatMap((part, at) => {
      const bucket: Doc = { min: part[0]!.key, max: (parts[at + 1]?.[0] ?? part.at(-1)!).key };
      const variables = { ...context.variables, bucket };
      return fold(
        part.map(({ doc }) => doc),
        { ...context, variables },
      );
    });
  };
};
