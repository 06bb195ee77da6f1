import { add, multiply, type Numeric } from '../bson/arithmetic.ts';
import { compareValues } from '../bson/key.ts';
import { cloneValue, isDoc, isNumeric, typeName, type Value } from '../bson/value.ts';
import { badValue, ServerError } from '../errors.ts';
import { showValue } from '../bson/show.ts';
import { nextTimestamp } from '../transactions/cluster-time.ts';
import { arrayOperators } from './array-operators.ts';
import type { Change, UpdateOperator } from './operator.ts';
import { readTarget, removeTarget, writeTarget } from './target.ts';

function numeric(argument: Value, path: string, operator: string): Numeric {
  if (!isNumeric(argument)) {
    throw new ServerError(
      14,
      `Cannot ${operator} with non-numeric argument: {${path}: ${showValue(argument)}}`,
    );
  }
  return argument;
}

function arithmetic(
  verb: string,
  operator: string,
  compute: (current: Numeric, argument: Numeric) => Numeric,
  initial: (argument: Numeric) => Numeric,
): UpdateOperator {
  return {
    creates: true,
    prepare: (argument, path) => {
      const number = numeric(argument, path, verb);
      return (target, doc) => {
        const current = readTarget(target);
        if (current === undefined) writeTarget(target, initial(number));
        else if (!isNumeric(current)) {
          throw new ServerError(
            14,
            `Cannot apply ${operator} to a value of non-numeric type. {_id: ${showValue(doc['_id'])}} has the field '${target.field}' of non-numeric type ${typeName(current)}`,
          );
        } else writeTarget(target, compute(current, number));
      };
    },
  };
}

function bounding(sign: 1 | -1): UpdateOperator {
  return {
    creates: true,
    prepare: (argument) => (target) => {
      const current = readTarget(target);
      if (current === undefined || compareValues(argument, current) * sign > 0)
        writeTarget(target, cloneValue(argument));
    },
  };
}

function writes(argument: Value): Change {
  return (target) => writeTarget(target, cloneValue(argument));
}

function prepareBit(argument: Value, path: string): Change {
  if (!isDoc(argument) || Object.keys(argument).length === 0) {
    throw badValue(
      `The $bit modifier is not compatible with a ${typeName(argument)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}`,
    );
  }
  const steps = Object.entries(argument).map(([name, operand]) => {
    if (!['and', 'or', 'xor'].includes(name))
      throw badValue(
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator`,
      );
    if (typeof operand !== 'bigint' && typeName(operand) !== 'int')
      throw badValue(
        `The $bit modifier field must be an Integer(32/64 bit); a '${typeName(operand)}' is not supported here: {${path}}`,
      );
    return { name, operand: operand as number | bigint };
  });
  return (target) => {
    let current = readTarget(target) ?? 0;
    if (typeof current !== 'bigint' && typeName(current) !== 'int')
      throw badValue(`Cannot apply $bit to a value of non-integral type ${typeName(current)}`);
    for (const { name, operand } of steps) {
      const wide = typeof current === 'bigint' || typeof operand === 'bigint';
      const a = BigInt(current as number | bigint);
      const b = BigInt(operand);
      const result = name === 'and' ? a & b : name === 'or' ? a | b : a ^ b;
      current = wide ? BigInt.asIntN(64, result) : Number(BigInt.asIntN(32, result));
    }
    writeTarget(target, current);
  };
}

function prepareCurrentDate(argument: Value): Change {
  const kind = isDoc(argument)
    ? argument['$type']
    : argument === true || argument === false
      ? 'date'
      : undefined;
  if (kind !== 'date' && kind !== 'timestamp')
    throw badValue(`The '$type' string field is required to be 'date' or 'timestamp'`);
  return (target) => {
    const now = new Date();
    writeTarget(target, kind === 'date' ? now : nextTimestamp(now));
  };
}

/** Update operators on one path; `$rename` has two and is part of the compiler. */
export const updateOperators: Record<string, UpdateOperator> = {
  $set: { creates: true, prepare: writes },
  $setOnInsert: { creates: true, onlyOnInsert: true, prepare: writes },
  $unset: { creates: false, prepare: () => removeTarget },
  $inc: arithmetic(
    'increment',
    '$inc',
    (current, argument) => add(current, argument, true),
    (argument) => argument,
  ),
  $mul: arithmetic(
    'multiply',
    '$mul',
    (current, argument) => multiply(current, argument, true),
    (argument) => multiply(argument, 0),
  ),
  $min: bounding(-1),
  $max: bounding(1),
  $bit: { creates: true, prepare: prepareBit },
  $currentDate: { creates: true, prepare: prepareCurrentDate },
  ...arrayOperators,
};
