import { activeCollation } from '../bson/collation.ts';
import { keyOf } from '../bson/key.ts';
import { setField, type Doc, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { checkTime } from '../query/time-limit.ts';
import { compileFold, type Fold } from './accumulators.ts';
import { compileExpression } from './expression.ts';
import type { Scope } from './operator.ts';
import type { Stage } from './stage.ts';

/** Groups documents by the value of an expression. */
export function groupBy(idSource: Value, accumulators: Doc): Stage {
  const idExpression = compileExpression(idSource);
  const fields = Object.keys(accumulators).map((field) => {
    if (field.includes('.'))
      throw new ServerError(40235, `The field name '${field}' cannot contain '.'`);
    if (field.startsWith('$'))
      throw new ServerError(40236, `The field name '${field}' cannot be an operator name`);
    return { field, start: compileFold(accumulators[field], field) };
  });
  return (docs, { variables }) => {
    const groups = new Groups(() => fields.map(({ start }) => start(variables)));
    // Shared by all documents, because nothing keeps it after a document is processed.
    const scope: Scope = { root: {}, current: {}, variables };
    for (let at = 0; at < docs.length; at++) {
      checkTime();
      scope.root = docs[at]!;
      scope.current = scope.root;
      const { folds } = groups.of(idExpression(scope) ?? null);
      for (let own = 0; own < folds.length; own++) folds[own]!.add(scope);
    }
    return groups.all.map(({ id, folds }) => {
      const result: Doc = { _id: id };
      for (const [at, { field }] of fields.entries()) setField(result, field, folds[at]!.result());
      return result;
    });
  };
}

interface Group {
  id: Value;
  folds: Fold[];
}

/** Groups by the key of their value, in order of first occurrence. */
class Groups {
  readonly all: Group[] = [];
  private readonly byKey = new Map<string, Group>();
  /** Texts compared by their bytes need no key. */
  private readonly byText = new Map<string, Group>();
  private readonly start: () => Fold[];
  private readonly byBytes = activeCollation() === undefined;

  constructor(start: () => Fold[]) {
    this.start = start;
  }

  of(id: Value): Group {
    const plain = typeof id === 'string' && this.byBytes;
    const known = plain ? this.byText : this.byKey;
    const key = plain ? id : keyOf(id);
    let group = known.get(key);
    if (!group) {
      group = { id, folds: this.start() };
      known.set(key, group);
      this.all.push(group);
    }
    return group;
  }
}
