import { BSONRegExp } from 'bson';
import { equalValues } from '../bson/key.ts';
import { getField, isDoc, isTruthy, type Doc, type Value } from '../bson/value.ts';
import { badValue, notSupported } from '../errors.ts';
import { compileExpression } from '../aggregate/expression.ts';
import { EVERYTHING, type Condition, type Filter, type Test } from './filter.ts';
import { leafOperators, type Leaf, type LeafContext } from './match-operators.ts';
import { regexTest } from './match-regex.ts';
import { someAtPath, splitPath, type MatchPosition } from './path.ts';
import { nameOf } from '../bson/whole-names.ts';

/** The fields of a reference to another document. */
const REFERENCE = new Set(['$ref', '$id', '$db']);

/** Variables available to a filter's `$expr` (from `let`). */
export type Variables = Record<string, Value>;

/**
 * Compiles a filter. Throws `BadValue` (2) for malformed or unknown operators and
 * `NotImplemented` (238) for `$where`, `$text` and geo operators.
 */
export function compileFilter(source: Doc, variables: Variables = {}, inElement = false): Filter {
  const tests: Test[] = [];
  const conditions: Condition[] = [];
  const alternatives: Filter[][] = [];
  for (const property of Object.keys(source)) {
    const value = source[property];
    const field = nameOf(property);
    if (field.startsWith('$') && !(inElement && REFERENCE.has(field))) {
      const logical = compileLogical(field, value, variables);
      if (logical.test !== EVERYTHING) tests.push(logical.test);
      conditions.push(...logical.conditions);
      if (logical.alternatives) alternatives.push(...logical.alternatives);
    } else tests.push(compileField(field, value, conditions, variables));
  }
  return { test: allOf(tests), conditions, alternatives, source };
}

function allOf(tests: Test[]): Test {
  if (tests.length === 0) return EVERYTHING;
  if (tests.length === 1) return tests[0]!;
  return (value, position) => tests.every((test) => test(value, position));
}

interface Logical {
  test: Test;
  conditions: Condition[];
  alternatives?: Filter[][];
}

function compileLogical(operator: string, value: Value, variables: Variables): Logical {
  switch (operator) {
    case '$and': {
      const parts = branches(operator, value, variables);
      return {
        test: allOf(parts.map((part) => part.test)),
        conditions: parts.flatMap((part) => part.conditions),
        alternatives: parts.flatMap((part) => part.alternatives),
      };
    }
    case '$or': {
      const parts = branches(operator, value, variables);
      if (parts.length === 1) return parts[0]!;
      return {
        test: (doc, position) => parts.some((part) => part.test(doc, position)),
        conditions: [],
        alternatives: [parts],
      };
    }
    case '$nor': {
      const parts = branches(operator, value, variables);
      return { test: (doc) => !parts.some((part) => part.test(doc)), conditions: [] };
    }
    case '$expr': {
      const expression = compileExpression(value);
      return {
        test: (doc) => isTruthy(expression({ root: doc as Doc, current: doc, variables })),
        conditions: [],
      };
    }
    case '$comment':
      return { test: EVERYTHING, conditions: [] };
    case '$alwaysTrue':
    case '$alwaysFalse':
      return { test: () => operator === '$alwaysTrue', conditions: [] };
    case '$where':
    case '$text':
    case '$jsonSchema':
    case '$sampleRate':
      throw notSupported(operator);
    default:
      throw badValue(
        `unknown top level operator: ${operator}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
      );
  }
}

function branches(operator: string, value: Value, variables: Variables): Filter[] {
  if (!Array.isArray(value)) throw badValue(`${operator} must be an array`);
  if (value.length === 0) throw badValue(`$and/$or/$nor must be a nonempty array`);
  return value.map((item: Value) => {
    if (!isDoc(item)) throw badValue('$or/$and/$nor entries need to be full objects');
    return compileFilter(item, variables);
  });
}

/** Returns true for `{ $gt: 1 }`, false for `{ a: 1 }` and `{ $ref: … }`. */
export function isOperatorDoc(value: Value): value is Doc {
  if (!isDoc(value)) return false;
  const first = Object.keys(value)[0];
  return first !== undefined && first.startsWith('$') && !REFERENCE.has(first);
}

function compileField(
  path: string,
  value: Value,
  conditions: Condition[],
  variables: Variables,
): Test {
  const parts = splitPath(path);
  if (value instanceof BSONRegExp) {
    return atPath(parts, regexLeaf(value, path, conditions));
  }
  if (!isOperatorDoc(value)) {
    conditions.push({ path, op: '$eq', value });
    return atPath(parts, equalLeaf(value));
  }
  return compileOperators(path, parts, value, conditions, variables);
}

function compileOperators(
  path: string,
  parts: string[],
  operators: Doc,
  conditions: Condition[],
  variables: Variables,
  expands = true,
): Test {
  const context: LeafContext = {
    path,
    filter: (source) => compileFilter(source, variables),
    element: (source) => compileElement(source, variables, false),
  };
  const through = ({ test, whole }: Leaf): Test => (whole || !expands ? test : throughArray(test));
  const tests: Test[] = [];
  for (const operator of Object.keys(operators)) {
    const value = operators[operator];
    switch (operator) {
      case '$not':
        tests.push(compileNot(path, parts, value, variables, expands));
        break;
      case '$ne': {
        if (value instanceof BSONRegExp) throw badValue("Can't have regex as arg to $ne.");
        const equal = atPath(parts, expands ? equalLeaf(value) : equalTest(value));
        tests.push((doc) => !equal(doc));
        break;
      }
      case '$nin': {
        const leaf = leafOperators['$nin']!(value, operators, context);
        const inside = atPath(parts, through(leaf));
        tests.push((doc) => !inside(doc));
        break;
      }
      case '$options':
        if (!Object.hasOwn(operators, '$regex')) throw badValue('$options needs a $regex');
        break;
      case '$exists': {
        const wanted = isTruthy(value);
        const present = atPath(parts, (found) => found !== undefined);
        if (wanted) conditions.push({ path, op: '$exists', value: true });
        tests.push(wanted ? present : (doc) => !present(doc));
        break;
      }
      default: {
        const make = Object.hasOwn(leafOperators, operator) ? leafOperators[operator] : undefined;
        if (!make) throw unknownOperator(operator);
        const leaf = make(value, operators, context);
        for (const condition of leaf.conditions ?? []) conditions.push({ path, ...condition });
        tests.push(...(leaf.each ?? [through(leaf)]).map((test) => atPath(parts, test)));
      }
    }
  }
  return allOf(tests);
}

function unknownOperator(operator: string): Error {
  const geo = /^\$(geo|near|within|minDistance|maxDistance|uniqueDocs)/;
  return geo.test(operator) ? notSupported(operator) : badValue(`unknown operator: ${operator}`);
}

function compileNot(
  path: string,
  parts: string[],
  value: Value,
  variables: Variables,
  expands: boolean,
): Test {
  let inner: Test;
  if (value instanceof BSONRegExp) inner = atPath(parts, regexLeaf(value, path, []));
  else if (isOperatorDoc(value))
    inner = compileOperators(path, parts, value, [], variables, expands);
  else if (isDoc(value) && Object.keys(value).length === 0) throw badValue('$not cannot be empty');
  else throw badValue('$not needs a regex or a document');
  return (doc) => !inner(doc);
}

/**
 * Compiles a condition on an array element itself, for `$elemMatch`, `$pull` and array filters.
 * `expands` is false if an element that is an array counts as a whole.
 */
export function compileElement(source: Doc, variables: Variables = {}, expands = true): Test {
  if (Object.hasOwn(source, '$expr'))
    throw badValue('$expr can only be applied to the top-level document');
  if (!isOperatorDoc(source) || ['$and', '$or', '$nor'].includes(Object.keys(source)[0]!)) {
    const filter = compileFilter(source, variables, true);
    // An array is a document whose field names are numbers.
    return (value) =>
      isHolder(value) && filter.test(Array.isArray(value) ? { ...(value as Value[]) } : value);
  }
  return compileOperators('', [], source, [], variables, expands);
}

function isHolder(value: Value): boolean {
  return isDoc(value) || Array.isArray(value);
}

function atPath(parts: string[], leaf: Test): Test {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) {
    return (doc, position) =>
      isDoc(doc) ? leaf(getField(doc, only), position) : someAtPath(doc, parts, 0, leaf, position);
  }
  return (doc, position) => someAtPath(doc, parts, 0, leaf, position);
}

/** Tests the value itself and, if it is an array, its elements. */
function throughArray(test: Test): Test {
  return (value, position) => {
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) {
        if (test(value[i])) {
          if (position) position.index = i;
          return true;
        }
      }
    }
    return test(value);
  };
}

function equalLeaf(value: Value): Test {
  return throughArray(equalTest(value));
}

function equalTest(value: Value): Test {
  if (value === null || value === undefined)
    return (found) => found === null || found === undefined;
  return (found) => found !== undefined && equalValues(found, value);
}

function regexLeaf(value: BSONRegExp, path: string, conditions: Condition[]): Test {
  const { test, prefix } = regexTest(value.pattern, value.options);
  if (prefix) conditions.push({ path, op: '$prefix', value: prefix });
  return throughArray(
    (found) => test(found) || (found instanceof BSONRegExp && equalValues(found, value)),
  );
}

/** Returns the array index for the positional operator; `undefined` if none matched. */
export function matchPosition(filter: Filter, doc: Doc): number | undefined {
  const position: MatchPosition = { index: undefined };
  filter.test(doc, position);
  return position.index;
}
