/*
 * `Intl.Collator` compares texts and gives no keys for them. The keys are made here of the order in
 * which it puts single characters, so that indexes, groups and sorts can go by them.
 */

const RANGES = [
  [0x20, 0x24f],
  [0x250, 0x2af],
  [0x370, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2060],
  [0x20a0, 0x20bf],
] as const;
const FIRST_PRIMARY = 0x100;
/** Characters missing in all tables follow the others, in code point order. */
const UNKNOWN = 0x4000;
const PLAIN = '\u0010';
const FIRST_ACCENT = 0x20;
const EXPANSIONS: Record<string, string> = { ß: 'ss', ẞ: 'ss', æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe' };

/** Contribution of one character to the two levels of a key. */
interface Weights {
  primary: string;
  accents: string;
}

/** The order of the characters of one language. */
export class CollationTable {
  private readonly base: Intl.Collator;
  private readonly accent: Intl.Collator;
  private readonly ranks = new Map<string, { rank: number; head: string }>();
  private readonly known = new Map<string, Weights>();

  constructor(locale: string) {
    this.base = new Intl.Collator(locale, { sensitivity: 'base' });
    this.accent = new Intl.Collator(locale, { sensitivity: 'accent' });
    const all = RANGES.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)),
    ).filter((char) => char === ' ' || this.base.compare(char, '') !== 0);
    all.sort((a, b) => this.base.compare(a, b) || (a < b ? -1 : 1));
    let rank = FIRST_PRIMARY;
    let head = all[0]!;
    for (const char of all) {
      if (this.base.compare(char, head) !== 0) {
        rank++;
        head = char;
      }
      this.ranks.set(char, { rank, head });
    }
  }

  /** Returns the key of a text from its letters only, or from letters and then accents. */
  keyOf(text: string, withAccents: boolean): string {
    let primary = '';
    let accents = '';
    for (const char of text.normalize('NFC')) {
      const weights = this.weightsOf(char);
      primary += weights.primary;
      accents += weights.accents;
    }
    return withAccents ? `${primary}\u0002${accents}` : primary;
  }

  private weightsOf(char: string): Weights {
    let weights = this.known.get(char);
    if (!weights) this.known.set(char, (weights = this.compute(char)));
    return weights;
  }

  private compute(char: string): Weights {
    const parts = [...char.normalize('NFD')];
    if (parts.length > 1 && this.base.compare(char, parts[0]!) === 0) return this.joined(parts);
    if (char !== ' ' && this.base.compare(char, '') === 0) {
      const isAccent = this.accent.compare(`a${char}`, 'a') !== 0;
      return { primary: '', accents: isAccent ? accentOf(char) : '' };
    }
    const expansion = EXPANSIONS[char] ?? char.normalize('NFKD');
    // An accented letter may be a separate letter of the alphabet.
    const isSplit = expansion !== parts.join('') && [...expansion].length > 1;
    if (isSplit && this.base.compare(char, expansion) === 0) {
      const { primary, accents } = this.joined([...expansion]);
      const same = this.accent.compare(char, expansion) === 0;
      return { primary, accents: same ? accents : accents + accentOf(char.toLowerCase()) };
    }
    const found = this.ranks.get(char);
    if (!found) return { primary: unknownPrimary(char), accents: PLAIN };
    const plain = this.accent.compare(char, found.head) === 0;
    return {
      primary: String.fromCharCode(found.rank),
      accents: plain ? PLAIN : PLAIN + accentOf(char.toLowerCase()),
    };
  }

  private joined(parts: readonly string[]): Weights {
    const all = parts.map((part) => this.weightsOf(part));
    return {
      primary: all.map(({ primary }) => primary).join(''),
      accents: all.map(({ accents }) => accents).join(''),
    };
  }
}

function accentOf(char: string): string {
  return String.fromCharCode(FIRST_ACCENT + (char.codePointAt(0)! & 0x7fff));
}

function unknownPrimary(char: string): string {
  const point = char.codePointAt(0)!;
  return String.fromCharCode(UNKNOWN + (point >> 12), UNKNOWN + (point & 0xfff));
}
