import { compareValues, keyOf } from '../bson/key.ts';
import { Total } from '../bson/total.ts';
import { isNumeric, type Value } from '../bson/value.ts';
import { isNullish } from './operator.ts';

/** State of an accumulator over the values it received one after the other. */
export interface AccumulatorState {
  add(value: Value): void;
  result(): Value;
}

class Numbers implements AccumulatorState {
  private readonly total = new Total();
  private readonly average: boolean;

  constructor(average: boolean) {
    this.average = average;
  }

  add(value: Value): void {
    if (typeof value === 'number' || isNumeric(value)) this.total.add(value);
  }

  result(): Value {
    return this.average ? this.total.average() : this.total.sum();
  }
}

class Extreme implements AccumulatorState {
  private best: Value = null;
  private readonly sign: 1 | -1;

  constructor(sign: 1 | -1) {
    this.sign = sign;
  }

  add(value: Value): void {
    if (isNullish(value)) return;
    if (this.best === null || compareValues(value, this.best) * this.sign > 0) this.best = value;
  }

  result(): Value {
    return this.best;
  }
}

class Ends implements AccumulatorState {
  private value: Value = null;
  private isEmpty = true;
  private readonly last: boolean;

  constructor(last: boolean) {
    this.last = last;
  }

  add(value: Value): void {
    if (this.isEmpty || this.last) this.value = value ?? null;
    this.isEmpty = false;
  }

  result(): Value {
    return this.value;
  }
}

class List implements AccumulatorState {
  private readonly values: Value[] = [];

  add(value: Value): void {
    if (value !== undefined) this.values.push(value);
  }

  result(): Value {
    return this.values;
  }
}

class ValueSet implements AccumulatorState {
  private readonly known = new Map<string, Value>();

  add(value: Value): void {
    if (value === undefined) return;
    const key = keyOf(value);
    if (!this.known.has(key)) this.known.set(key, value);
  }

  result(): Value {
    return [...this.known.values()];
  }
}

/** Accumulators that need not keep their documents. */
export const states: Record<string, () => AccumulatorState> = {
  $sum: () => new Numbers(false),
  $avg: () => new Numbers(true),
  $min: () => new Extreme(-1),
  $max: () => new Extreme(1),
  $first: () => new Ends(false),
  $last: () => new Ends(true),
  $push: () => new List(),
  $addToSet: () => new ValueSet(),
};
