import { compileExpression, isExpressionOperator } from '../aggregate/expression.ts';
import type { Expression } from '../aggregate/operator.ts';
import { asInteger } from '../bson/arithmetic.ts';
import {
  getField,
  isDoc,
  isNumeric,
  isTruthy,
  setField,
  type Doc,
  type Value,
} from '../bson/value.ts';
import { notSupported, ServerError } from '../errors.ts';
import type { Filter, Test } from './filter.ts';
import { compileElement, matchPosition, type Variables } from './match.ts';
import { fieldPathParts, splitPath } from './path.ts';
import { nameOf } from '../bson/whole-names.ts';

/** Returns the projection of a document. */
export type Projection = (doc: Doc, variables?: Variables) => Doc;

interface Node {
  include: boolean | undefined;
  expression: Expression | undefined;
  slice: [number, number | undefined] | undefined;
  elemMatch: Test | undefined;
  positional: boolean;
  children: Map<string, Node> | undefined;
}

function emptyNode(): Node {
  return {
    include: undefined,
    expression: undefined,
    slice: undefined,
    elemMatch: undefined,
    positional: false,
    children: undefined,
  };
}

function invalid(code: number, message: string): ServerError {
  return new ServerError(code, `Invalid $project :: caused by :: ${message}`);
}

class ProjectionBuilder {
  readonly root: Node = emptyNode();
  /** True for an inclusion, false for an exclusion, undefined while undecided. */
  mode: boolean | undefined;
  id: boolean | Expression | undefined;
  private readonly forFind: boolean;
  private positional = false;

  constructor(forFind: boolean) {
    this.forFind = forFind;
  }

  add(path: string, value: Value): void {
    if (path === '' || path.split('.').includes('')) fieldPathParts(path);
    if (path === '_id' && (typeof value === 'boolean' || isNumeric(value))) {
      this.id = isTruthy(value);
      return;
    }
    if (path.startsWith('$') || /\.\$[^.]/.test(path))
      throw new ServerError(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
      );
    if (this.forFind && path.endsWith('.$')) {
      if (this.positional)
        throw new ServerError(
          31276,
          'Cannot specify more than one positional projection per query.',
        );
      if (!isTruthy(value))
        throw new ServerError(31395, 'positional projection cannot be used with exclusion');
      this.positional = true;
      this.node(path.slice(0, -2)).positional = true;
      this.decide(true, path);
      return;
    }
    if (typeof value === 'boolean' || isNumeric(value)) {
      this.decide(isTruthy(value), path);
      this.node(path).include = isTruthy(value);
    } else if (
      isDoc(value) &&
      this.forFind &&
      Object.hasOwn(value, '$slice') &&
      isFindSlice(value['$slice'])
    ) {
      this.node(path).slice = parseSlice(value['$slice']);
    } else if (isDoc(value) && this.forFind && Object.hasOwn(value, '$elemMatch')) {
      const condition = value['$elemMatch'];
      if (!isDoc(condition))
        throw new ServerError(31274, 'elemMatch: Invalid argument, object required');
      if (path.includes('.'))
        throw new ServerError(31275, 'Cannot use $elemMatch projection on a nested field.');
      this.decide(true, path);
      this.node(path).elemMatch = compileElement(condition, {}, false);
    } else if (isDoc(value) && Object.hasOwn(value, '$meta')) {
      throw notSupported('$meta');
    } else if (isDoc(value) && !Object.keys(value)[0]?.startsWith('$')) {
      if (Object.keys(value).length === 0)
        throw invalid(
          51270,
          'An empty sub-projection is not a valid value. Found empty object at path',
        );
      for (const field of Object.keys(value)) this.add(`${path}.${nameOf(field)}`, value[field]);
    } else {
      const operator = isDoc(value) ? Object.keys(value)[0]! : undefined;
      if (operator !== undefined && !isExpressionOperator(operator))
        throw invalid(31325, `Unknown expression ${operator}`);
      this.decide(true, path);
      if (path === '_id') this.id = compileExpression(value);
      else this.node(path).expression = compileExpression(value);
    }
  }

  private decide(include: boolean, path: string): void {
    if (this.mode === undefined) this.mode = include;
    else if (this.mode !== include) {
      throw invalid(
        include ? 31253 : 31254,
        include
          ? `Cannot do inclusion on field ${path} in exclusion projection`
          : `Cannot do exclusion on field ${path} in inclusion projection`,
      );
    }
  }

  private node(path: string): Node {
    let node = this.root;
    const parts = splitPath(path);
    for (const [at, part] of parts.entries()) {
      if (isLeaf(node))
        throw invalid(
          31249,
          `Path collision at ${path} remaining portion ${parts.slice(at).join('.')}`,
        );
      node.children ??= new Map();
      let child = node.children.get(part);
      if (!child) node.children.set(part, (child = emptyNode()));
      node = child;
    }
    if (node.children || isLeaf(node)) throw invalid(31250, `Path collision at ${path}`);
    return node;
  }
}

function isLeaf(node: Node): boolean {
  return node.include !== undefined || node.expression !== undefined || isSpecial(node);
}

function isSpecial({ slice, elemMatch, positional }: Node): boolean {
  return slice !== undefined || elemMatch !== undefined || positional;
}

function isFindSlice(value: Value): boolean {
  return isNumeric(value) || (Array.isArray(value) && value.length === 2 && value.every(isNumeric));
}

function parseSlice(value: Value): [number, number | undefined] {
  const parts = Array.isArray(value) ? (value as Value[]) : [value];
  const numbers = parts.map((part) => asInteger(part) ?? 0);
  if (numbers.length === 2 && numbers[1]! <= 0)
    throw new ServerError(28724, 'Third argument to $slice must be positive');
  return [numbers[0]!, numbers[1]];
}

/**
 * Compiles a projection. With `filter` it is one of `find` or `findAndModify` (positional,
 * `$slice` and `$elemMatch` allowed); without, the `$project` stage.
 */
export function compileProjection(source: Doc, filter?: Filter): Projection {
  const builder = new ProjectionBuilder(filter !== undefined);
  for (const path of Object.keys(source)) builder.add(nameOf(path), source[path]);
  const onlyId = builder.mode === undefined && builder.id !== undefined;
  const inclusive = builder.mode ?? (onlyId ? builder.id !== false : false);
  const { root, id } = builder;
  return (doc, variables = {}) => {
    const position = filter && usesPosition(root) ? matchPosition(filter, doc) : undefined;
    const context: Context = { root: doc, variables, position, inclusive };
    const result: Doc = {};
    const original = doc['_id'];
    const wantId =
      typeof id === 'function'
        ? id({ root: doc, current: doc, variables })
        : id === false
          ? undefined
          : original;
    if (wantId !== undefined && Object.hasOwn(doc, '_id')) result['_id'] = wantId;
    const body = projectDoc(doc, root, context, true);
    for (const field of Object.keys(body))
      if (field !== '_id') setField(result, field, body[field]);
    if (typeof id === 'function' && wantId !== undefined) result['_id'] = wantId;
    return result;
  };
}

interface Context {
  root: Doc;
  variables: Variables;
  position: number | undefined;
  inclusive: boolean;
}

function usesPosition(node: Node): boolean {
  if (node.positional) return true;
  return node.children ? [...node.children.values()].some(usesPosition) : false;
}

function projectDoc(doc: Doc, node: Node, context: Context, top: boolean): Doc {
  const result: Doc = {};
  const { children } = node;
  for (const field of Object.keys(doc)) {
    const child = children?.get(nameOf(field));
    // Computed fields follow existing ones.
    if (child?.expression || child?.elemMatch) continue;
    if (!child) {
      if (!context.inclusive || (top && field === '_id')) setField(result, field, doc[field]);
      continue;
    }
    const value = projectValue(doc[field], child, context);
    if (value !== undefined) setField(result, field, value);
  }
  for (const [field, child] of children ?? []) {
    const own = child.expression ?? child.elemMatch;
    if (!own && (getField(doc, field) !== undefined || !hasExpression(child))) continue;
    const value = projectValue(own ? getField(doc, field) : undefined, child, context);
    if (value !== undefined) setField(result, field, value);
  }
  return result;
}

function hasExpression(node: Node): boolean {
  if (node.expression) return true;
  return node.children ? [...node.children.values()].some(hasExpression) : false;
}

function projectValue(value: Value, node: Node, context: Context): Value {
  if (node.expression) {
    return node.expression({
      root: context.root,
      current: context.root,
      variables: context.variables,
    });
  }
  if (node.elemMatch) {
    if (!Array.isArray(value)) return undefined;
    const found = value.find((item: Value) => node.elemMatch!(item)) as Value;
    return found === undefined ? undefined : [found];
  }
  if (node.slice) return sliceOf(value, node.slice);
  if (node.positional) {
    if (!Array.isArray(value)) return value;
    if (context.position === undefined) {
      throw new ServerError(
        51246,
        "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
      );
    }
    return value.length > context.position ? [value[context.position]] : [];
  }
  if (node.include !== undefined) return node.include ? value : undefined;
  if (Array.isArray(value)) {
    const items: Value[] = [];
    for (const item of value as Value[]) {
      const next =
        isDoc(item) || Array.isArray(item)
          ? projectValue(item, node, context)
          : hasExpression(node)
            ? projectDoc({}, node, context, false)
            : context.inclusive
              ? undefined
              : item;
      if (next !== undefined) items.push(next);
    }
    return items;
  }
  if (isDoc(value)) return projectDoc(value, node, context, false);
  if (hasExpression(node)) return projectDoc({}, node, context, false);
  return context.inclusive ? undefined : value;
}

function sliceOf(value: Value, [first, count]: [number, number | undefined]): Value {
  if (!Array.isArray(value)) return value;
  if (count === undefined) return first < 0 ? value.slice(first) : value.slice(0, first);
  const start = first < 0 ? Math.max(0, value.length + first) : first;
  return value.slice(start, start + count);
}
