import { notSupported } from '../errors.ts';
import {
  complementOf,
  ESCAPED_CLASSES,
  inClass,
  literal,
  POSIX_CLASSES,
  type Range,
} from './character-class.ts';

/** An invalid PCRE pattern; the message says why. */
export class PatternError extends Error {}

const LAST_NEWLINE = '(?=\\n?$)';
const ANY = '[\\s\\S]';
const CONTROLS: Record<string, number> = { t: 9, n: 10, f: 12, r: 13, a: 7, e: 27 };
const ASSERTIONS: Record<string, string> = {
  A: '^',
  z: '$',
  Z: LAST_NEWLINE,
  b: '\\b',
  B: '\\B',
  N: '[^\\n]',
  R: '(?:\\r\\n|[\\n-\\r\\x85\\u2028\\u2029])',
};
const OPENINGS = ['(?:', '(?=', '(?!', '(?<=', '(?<!'];

/** Translates a PCRE pattern, as used by MongoDB, to JavaScript. */
class Translator {
  private readonly chars: string[];
  private readonly flags: string;
  private at = 0;
  private groups = 0;
  private result = '';

  constructor(pattern: string, flags: string) {
    this.chars = [...pattern];
    this.flags = flags;
  }

  run(): string {
    while (this.at < this.chars.length) this.next();
    return this.result;
  }

  private rest(length: number): string {
    return this.chars.slice(this.at, this.at + length).join('');
  }

  private next(): void {
    const char = this.chars[this.at]!;
    if (this.flags.includes('x') && this.skipLayout(char)) return;
    this.at++;
    switch (char) {
      case '\\':
        this.escape();
        return;
      case '[':
        this.result += this.class();
        return;
      case '(':
        this.group();
        return;
      case '.':
        this.result += this.flags.includes('s') ? ANY : '[^\\n]';
        return;
      case '^':
        this.result += this.flags.includes('m') ? '(?:^|(?<=\\n)(?!$))' : '^';
        return;
      case '$':
        this.result += this.flags.includes('m') ? '(?=\\n|$)' : LAST_NEWLINE;
        return;
      case '*':
      case '+':
      case '?':
        this.quantifier(char);
        return;
      case '{':
        this.braces();
        return;
      case '|':
      case ')':
        this.result += char;
        return;
      default:
        this.result += literal(char.codePointAt(0)!);
    }
  }

  private skipLayout(char: string): boolean {
    if (/\s/.test(char)) {
      this.at++;
      return true;
    }
    if (char !== '#') return false;
    while (this.at < this.chars.length && this.chars[this.at] !== '\n') this.at++;
    return true;
  }

  private quantifier(text: string): void {
    this.result += text;
    if (this.chars[this.at] === '+') throw notSupported('a possessive quantifier');
    if (this.chars[this.at] === '?') {
      this.result += '?';
      this.at++;
    }
  }

  /** Braces without numbers are literal. */
  private braces(): void {
    const found = /^\d{1,5}(?:,\d{0,5})?\}/.exec(this.rest(12))?.[0];
    if (found === undefined) {
      this.result += '\\{';
      return;
    }
    this.at += found.length;
    this.quantifier(`{${found}`);
  }

  private group(): void {
    if (this.chars[this.at] === '*') throw notSupported('a verb in a regular expression');
    if (this.chars[this.at] !== '?') {
      this.groups++;
      this.result += '(';
      return;
    }
    const opening = OPENINGS.find((own) => `(${this.rest(own.length - 1)}` === own);
    if (opening !== undefined) {
      this.result += opening;
      this.at += opening.length - 1;
      return;
    }
    if (this.rest(2) === '?#') {
      while (this.at < this.chars.length && this.chars[this.at] !== ')') this.at++;
      this.at++;
      return;
    }
    const named = /^\?(?:P?<|')([A-Za-z_]\w{0,31})[>']/.exec(this.rest(40));
    if (!named) throw notSupported('this kind of group in a regular expression');
    this.groups++;
    this.at += named[0].length;
    this.result += `(?<${named[1]}>`;
  }

  private escape(): void {
    const char = this.chars[this.at++];
    if (char === undefined) throw new PatternError('\\ at end of pattern');
    const negated = ESCAPED_CLASSES[char.toLowerCase()];
    if (char === 'Q') this.quoted((point) => (this.result += literal(point)));
    else if (char === 'E') return;
    else if (Object.hasOwn(ASSERTIONS, char)) this.result += ASSERTIONS[char];
    else if (Object.hasOwn(ESCAPED_CLASSES, char))
      this.result += `[${inClass(ESCAPED_CLASSES[char]!)}]`;
    else if (negated) this.result += `[^${inClass(negated)}]`;
    else if (char === 'p' || char === 'P') this.result += this.property(char);
    else if (/[1-9]/.test(char)) this.reference(char);
    else if (char === 'k') this.namedReference();
    else this.result += literal(this.character(char));
  }

  private quoted(emit: (point: number) => void): void {
    while (this.at < this.chars.length) {
      if (this.rest(2) === '\\E') {
        this.at += 2;
        return;
      }
      emit(this.chars[this.at++]!.codePointAt(0)!);
    }
  }

  /** A group that did not participate never matches in PCRE and always does in JavaScript. */
  private refuseReference(): void {
    if (/\||\)[*?{]/.test(this.chars.join('')))
      throw notSupported('a reference to a group that may be left out');
  }

  private reference(first: string): void {
    const digits = first + (/^\d/.exec(this.rest(1))?.[0] ?? '');
    const number = Number(digits) <= this.groups ? digits : first;
    if (number.length > 1) this.at++;
    if (Number(number) > this.groups)
      throw new PatternError('reference to non-existent subpattern');
    this.refuseReference();
    this.result += `(?:\\${number})`;
  }

  private namedReference(): void {
    const found = /^[<{']([A-Za-z_]\w{0,31})[>}']/.exec(this.rest(40));
    if (!found) throw notSupported('this kind of reference in a regular expression');
    this.refuseReference();
    this.at += found[0].length;
    this.result += `\\k<${found[1]}>`;
  }

  /** A Unicode property; PCRE names scripts directly. */
  private property(letter: string): string {
    const found = /^(?:\{(\^?)([A-Za-z_&]{1,40})\}|([A-Z]))/.exec(this.rest(44));
    if (!found) throw new PatternError('malformed \\P or \\p sequence');
    this.at += found[0].length;
    const name = (found[3] ?? found[2]!).replace('L&', 'LC');
    const sign = (letter === 'P') !== (found[1] === '^') ? 'P' : 'p';
    for (const own of [name, `Script=${name}`]) {
      try {
        return new RegExp(`\\${sign}{${own}}`, 'u').source;
      } catch {
        continue;
      }
    }
    throw notSupported(`the property ${name} in a regular expression`);
  }

  /** Returns the character that an escape stands for. */
  private character(char: string): number {
    if (Object.hasOwn(CONTROLS, char)) return CONTROLS[char]!;
    if (char === 'x') {
      const found = /^(?:\{([0-9A-Fa-f]{1,6})\}|([0-9A-Fa-f]{0,2}))/.exec(this.rest(9))!;
      this.at += found[0].length;
      const point = Number.parseInt(found[1] ?? (found[2] || '0'), 16);
      if (point > 0x10ffff) throw new PatternError('character code point value is too large');
      return point;
    }
    if (char === '0') {
      const digits = /^[0-7]{0,2}/.exec(this.rest(2))![0];
      this.at += digits.length;
      return Number.parseInt(`0${digits}`, 8);
    }
    if (char === 'c') {
      const control = this.chars[this.at++]?.toUpperCase() ?? '';
      if (!/[A-Z]/.test(control)) throw notSupported('this control character');
      return control.charCodeAt(0) ^ 64;
    }
    if ('GKXCgo'.includes(char)) throw notSupported(`\\${char} in a regular expression`);
    if (/[A-Za-z0-9]/.test(char)) throw new PatternError('unrecognized character follows \\');
    return char.codePointAt(0)!;
  }

  private class(): string {
    const negated = this.chars[this.at] === '^';
    if (negated) this.at++;
    let inside = '';
    let previous: number | undefined;
    for (let first = true; ; first = false) {
      const char = this.chars[this.at];
      if (char === undefined) throw new PatternError('missing terminating ] for character class');
      if (char === ']' && !first) break;
      const item = this.classItem();
      if (typeof item === 'string') {
        inside += item;
        previous = undefined;
      } else if (item === undefined) continue;
      else if (this.isRange(previous, char)) {
        const to = this.classItem();
        if (typeof to !== 'number') {
          inside += `${literal(item)}${to ?? ''}`;
          previous = undefined;
          continue;
        }
        if (to < previous!) throw new PatternError('range out of order in character class');
        inside += `-${literal(to)}`;
        previous = undefined;
      } else {
        inside += literal(item);
        previous = item;
      }
    }
    this.at++;
    return `[${negated ? '^' : ''}${inside}]`;
  }

  /** A hyphen that was read makes a range unless it is the last character of the class. */
  private isRange(previous: number | undefined, char: string): boolean {
    return previous !== undefined && char === '-' && this.chars[this.at] !== ']';
  }

  /** Returns one character, or several as text; nothing for quotation marks. */
  private classItem(): number | string | undefined {
    const posix = /^\[:(\^?)([a-z]{1,12}):\]/.exec(this.rest(18));
    if (posix) {
      const ranges = POSIX_CLASSES[posix[2]!];
      if (!ranges) throw new PatternError('unknown POSIX class name');
      this.at += posix[0].length;
      return inClass(posix[1] ? complementOf(ranges) : ranges);
    }
    const char = this.chars[this.at++]!;
    return char === '\\' ? this.classEscape() : char.codePointAt(0)!;
  }

  private classEscape(): number | string | undefined {
    const char = this.chars[this.at++];
    if (char === undefined) throw new PatternError('\\ at end of pattern');
    if (char === 'E') return undefined;
    if (char === 'Q') {
      let text = '';
      this.quoted((point) => (text += literal(point)));
      return text;
    }
    const ranges: Range[] | undefined = ESCAPED_CLASSES[char.toLowerCase()];
    if (ranges)
      return inClass(Object.hasOwn(ESCAPED_CLASSES, char) ? ranges : complementOf(ranges));
    if (char === 'p' || char === 'P') return this.property(char);
    if (char === 'b') return 8;
    if (/[1-7]/.test(char)) throw notSupported('an octal number in a regular expression');
    return this.character(char);
  }
}

/**
 * Compiles a PCRE pattern for JavaScript. Throws {@link PatternError} for a malformed one and
 * `NotImplemented` (238) for features without a JavaScript equivalent.
 */
export function compilePattern(pattern: string, options: string, more = ''): RegExp {
  const key = `${more}/${options}/${pattern}`;
  const known = compiled.get(key);
  if (known) return known;
  const made = translate(pattern, options, more);
  if (compiled.size >= REMEMBERED) compiled.clear();
  compiled.set(key, made);
  return made;
}

/** An expression uses the same pattern for every document. */
const compiled = new Map<string, RegExp>();
const REMEMBERED = 200;

function translate(pattern: string, options: string, more: string): RegExp {
  const inline = /^\(\?([imsx]{1,4})\)/.exec(pattern);
  const flags = options + (inline?.[1] ?? '');
  const source = new Translator(pattern.slice(inline?.[0].length ?? 0), flags).run();
  try {
    return new RegExp(source, `u${flags.includes('i') ? 'i' : ''}${more}`);
  } catch (error) {
    throw new PatternError((error as Error).message);
  }
}
