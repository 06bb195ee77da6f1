import { compareValues } from '../bson/key.ts';
import { asInteger } from '../bson/arithmetic.ts';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/value.ts';
import { notSupported, ServerError } from '../errors.ts';
import type { Variables } from '../query/match.ts';
import { parseSort, sortDocs } from '../query/sort.ts';
import { states, type AccumulatorState } from './accumulator-states.ts';
import { compileExpression } from './expression.ts';
import { isNullish, type Expression, type Scope } from './operator.ts';
import { mergeDocs } from './operators-logic.ts';
import { deviation } from './operators-math.ts';

/** Folds the documents of one group. */
export type Accumulator = (docs: readonly Doc[], variables: Variables) => Value;

const simple: Record<string, (values: Value[]) => Value> = {
  $stdDevPop: (values) => deviation(values, false),
  $stdDevSamp: (values) => deviation(values, true),
  $mergeObjects: mergeDocs,
};

/** Folds documents one after the other, each in its scope. */
export interface Fold {
  add(scope: Scope): void;
  result(): Value;
}

/** Starts the fold of one group. */
export type StartFold = (variables: Variables) => Fold;

function valuesOf(expression: Expression, docs: readonly Doc[], variables: Variables): Value[] {
  return docs.map((doc) => expression({ root: doc, current: doc, variables }));
}

function firstOrLast(argument: Value, operator: string): Accumulator {
  if (!isDoc(argument) || !Object.hasOwn(argument, 'output'))
    throw new ServerError(5787901, `${operator} needs an object with 'output'`);
  const output = compileExpression(argument['output']);
  const sortBy = argument['sortBy'];
  const fields = isDoc(sortBy) ? parseSort(sortBy) : undefined;
  const count = Object.hasOwn(argument, 'n') ? compileExpression(argument['n']) : undefined;
  const fromEnd = operator.startsWith('$bottom');
  return (docs, variables) => {
    const sorted = fields ? sortDocs(docs, (doc) => doc, fields) : docs;
    const size = count ? sizeOf(count({ root: {}, current: {}, variables }), operator) : 1;
    const chosen = fromEnd ? sorted.slice(-size) : sorted.slice(0, size);
    const values = valuesOf(output, chosen, variables).map((value) => value ?? null);
    return count ? values : (values[0] ?? null);
  };
}

function someOf(argument: Value, operator: string): Accumulator {
  if (!isDoc(argument))
    throw new ServerError(5787801, `${operator} needs an object with 'n' and 'input'`);
  const input = compileExpression(argument['input']);
  const count = compileExpression(argument['n']);
  return (docs, variables) => {
    const size = sizeOf(count({ root: {}, current: {}, variables }), operator);
    const values = valuesOf(input, docs, variables);
    if (operator === '$firstN') return values.slice(0, size).map((value) => value ?? null);
    if (operator === '$lastN') return values.slice(-size).map((value) => value ?? null);
    const sign = operator === '$maxN' ? -1 : 1;
    return values
      .filter((value) => !isNullish(value))
      .sort((a, b) => compareValues(a, b) * sign)
      .slice(0, size);
  };
}

function sizeOf(value: Value, operator: string): number {
  const size = isNumeric(value) ? asInteger(value) : undefined;
  if (size === undefined || size < 1)
    throw new ServerError(5787908, `'n' of ${operator} must be greater than 0`);
  return size;
}

/** Keeps the documents of a group until it is complete. */
function keeping(accumulator: Accumulator): StartFold {
  return (variables) => {
    const docs: Doc[] = [];
    return { add: ({ root }) => void docs.push(root), result: () => accumulator(docs, variables) };
  };
}

/** Compiles an accumulator for documents of a group that arrive one after the other. */
export function compileFold(source: Value, field: string): StartFold {
  const [operator, argument] = accumulatorParts(source, field);
  // A sum of ones is a count.
  if (operator === '$count' || (operator === '$sum' && argument === 1)) return () => new Count();
  const make = Object.hasOwn(states, operator) ? states[operator] : undefined;
  if (!make) return keeping(compileAccumulator(source, field));
  const expression = compileExpression(argument);
  return () => new StateFold(make(), expression);
}

class Count implements Fold {
  private count = 0;

  add(): void {
    this.count++;
  }

  result(): Value {
    return this.count;
  }
}

class StateFold implements Fold {
  private readonly state: AccumulatorState;
  private readonly expression: Expression;

  constructor(state: AccumulatorState, expression: Expression) {
    this.state = state;
    this.expression = expression;
  }

  add(scope: Scope): void {
    this.state.add(this.expression(scope));
  }

  result(): Value {
    return this.state.result();
  }
}

function accumulatorParts(source: Value, field: string): [operator: string, argument: Value] {
  const names = isDoc(source) ? Object.keys(source) : [];
  if (!isDoc(source) || !names[0]?.startsWith('$'))
    throw new ServerError(40234, `The field '${field}' must be an accumulator object`);
  if (names.length !== 1)
    throw new ServerError(40238, `The field '${field}' must specify one accumulator`);
  return [names[0]!, source[names[0]!]];
}

/** Compiles `{ $sum: … }` and similar. Throws 15952 for unknown accumulators. */
export function compileAccumulator(source: Value, field: string): Accumulator {
  const [operator, argument] = accumulatorParts(source, field);
  if (Object.hasOwn(states, operator)) {
    const start = compileFold(source, field);
    return (docs, variables) => {
      const fold = start(variables);
      for (const doc of docs) fold.add({ root: doc, current: doc, variables });
      return fold.result();
    };
  }
  if (Object.hasOwn(simple, operator)) {
    const fold = simple[operator]!;
    const expression = compileExpression(argument);
    return (docs, variables) => fold(valuesOf(expression, docs, variables));
  }
  switch (operator) {
    case '$count':
      return (docs) => docs.length;
    case '$top':
    case '$topN':
    case '$bottom':
    case '$bottomN':
      return firstOrLast(argument, operator);
    case '$firstN':
    case '$lastN':
    case '$minN':
    case '$maxN':
      return someOf(argument, operator);
    case '$accumulator':
    case '$median':
    case '$percentile':
      throw notSupported(operator);
    default:
      throw new ServerError(15952, `unknown group operator '${operator}'`);
  }
}
