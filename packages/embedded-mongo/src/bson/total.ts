import { Decimal128, Double } from 'bson';
import { exact, fromLong, type Numeric } from './arithmetic.ts';
import { addDecimal, divideDecimal, fromDecimal, type Decimal } from './decimal.ts';
import { isInt32, toDouble } from './value.ts';

const MIN_LONG = -(2n ** 63n);
const MAX_LONG = 2n ** 63n - 1n;
const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);
/** Up to this number, an int32 can be added exactly. */
const MOST = Number.MAX_SAFE_INTEGER - 2 ** 32;

/**
 * Adds numbers without the rounding errors of single additions, as MongoDB does: integers and
 * decimals exactly, doubles with a separate sum of their errors.
 */
export class Total {
  count = 0;
  /** Sum of integers while it is exact. */
  private small = 0;
  private whole = 0n;
  private hasLong = false;
  private double = 0;
  private lost = 0;
  /** The plain sum, needed for infinities. */
  private plain = 0;
  private hasDouble = false;
  private decimal: Decimal | undefined;
  private special: Decimal128 | undefined;

  /** Adds one number. */
  add(value: Numeric): void {
    this.count++;
    if (typeof value === 'number') {
      if (isInt32(value)) {
        this.small += value;
        if (this.small > MOST || this.small < -MOST) this.moveWhole();
      } else this.addDouble(value);
    } else if (typeof value === 'bigint') {
      this.hasLong = true;
      this.whole += value;
    } else if (value instanceof Double) this.addDouble(value.value);
    else this.addDecimal(value);
  }

  private moveWhole(): void {
    this.whole += BigInt(this.small);
    this.small = 0;
  }

  private addDouble(value: number): void {
    this.hasDouble = true;
    this.plain += value;
    this.compensate(value);
  }

  private compensate(value: number): void {
    const sum = this.double + value;
    const part = sum - this.double;
    this.lost += this.double - (sum - part) + (value - part);
    this.double = sum;
  }

  private addDecimal(value: Decimal128): void {
    const own = exact(value);
    this.decimal = addDecimal(this.decimal ?? { digits: 0n, exponent: 0 }, own ?? ZERO);
    if (!own) this.special = addSpecial(this.special, value);
  }

  private get wholeSum(): bigint {
    return this.whole + BigInt(this.small);
  }

  /** Returns the sum as a double. */
  private asDouble(): number {
    const whole = this.wholeSum;
    if (!this.hasDouble && whole <= MAX_SAFE && whole >= -MAX_SAFE) return Number(whole);
    if (!Number.isFinite(this.plain)) return this.plain;
    const near = Number(whole);
    const sum = new Total();
    sum.double = this.double;
    sum.lost = this.lost;
    sum.compensate(near);
    sum.compensate(Number(whole - BigInt(near)));
    return sum.double + sum.lost;
  }

  private asDecimal(): Decimal128 {
    const around = exact(this.plain);
    if (this.special || !around) {
      const plain = around ? undefined : Decimal128.fromString(String(this.plain));
      return plain ? addSpecial(this.special, plain) : this.special!;
    }
    return fromDecimal(this.exactSum());
  }

  private exactSum(): Decimal {
    const parts = [exact(this.wholeSum)!, exact(this.double)!, exact(this.lost)!];
    return parts.reduce(addDecimal, this.decimal ?? ZERO);
  }

  /** Returns the sum in the narrowest type that MongoDB gives it. */
  sum(): Numeric {
    if (this.decimal) return this.asDecimal();
    const whole = this.wholeSum;
    if (this.hasDouble || whole < MIN_LONG || whole > MAX_LONG) return toDouble(this.asDouble());
    return this.hasLong ? whole : fromLong(whole);
  }

  /** Returns the average as a double or a decimal; null if nothing was added. */
  average(): Numeric | null {
    if (this.count === 0) return null;
    if (!this.decimal) return toDouble(this.asDouble() / this.count);
    const finite = !this.special && Number.isFinite(this.plain);
    if (!finite) return this.asDecimal();
    return fromDecimal(divideDecimal(this.exactSum(), { digits: BigInt(this.count), exponent: 0 }));
  }
}

const ZERO: Decimal = { digits: 0n, exponent: 0 };

/** Adds values without a finite value: opposite infinities give NaN. */
function addSpecial(a: Decimal128 | undefined, b: Decimal128): Decimal128 {
  if (!a || a.toString() === b.toString()) return b;
  return Decimal128.fromString('NaN');
}
