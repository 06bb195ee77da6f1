/** Ids and state names of very many records, each with a number from 1 on. */
export class Names {
  private readonly texts: string[] = [''];
  private readonly numbers = new Map<string, number>();

  /** One more than the highest number. */
  get end(): number {
    return this.texts.length;
  }

  /** 0 for null. */
  numberFor(text: string | null): number {
    if (text === null) return 0;
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const number = this.texts.push(text) - 1;
    this.numbers.set(text, number);
    return number;
  }

  /** Returns the numbers of those texts that are in use. */
  numbersOf(texts: readonly string[]): Set<number> {
    return new Set(texts.flatMap((text) => this.numbers.get(text) ?? []));
  }

  /** Returns a table by number, 1 for each of the given texts, for tests over all candidates. */
  tableOf(texts: readonly string[]): Uint8Array {
    const table = new Uint8Array(this.end);
    for (const text of texts) table[this.numberOf(text)] = 1;
    table[0] = 0;
    return table;
  }

  /** 0: not in use. */
  numberOf(text: string): number {
    return this.numbers.get(text) ?? 0;
  }

  textOf(number: number): string {
    return this.texts[number] ?? '';
  }
}
