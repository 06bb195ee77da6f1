/** Ids and words of states that very many records have, each with a number from 1 on. */
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

  /** Of some texts those that anybody has. */
  numbersOf(texts: readonly string[]): Set<number> {
    return new Set(texts.flatMap((text) => this.numbers.get(text) ?? []));
  }

  /** By number, 1 where it stands for one of some texts: what a test over everybody looks up. */
  tableOf(texts: readonly string[]): Uint8Array {
    const table = new Uint8Array(this.end);
    for (const text of texts) table[this.numberOf(text)] = 1;
    table[0] = 0;
    return table;
  }

  /** 0: nobody has it. */
  numberOf(text: string): number {
    return this.numbers.get(text) ?? 0;
  }

  textOf(number: number): string {
    return this.texts[number] ?? '';
  }
}
