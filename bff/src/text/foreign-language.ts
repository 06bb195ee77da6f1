import { fold } from '../cv-engine/lines/fold.ts';

/** Function words that reveal the language of a text. */
const small: Readonly<Record<string, string>> = {
  en: 'the a an and with for we need are is in of to our you have should must would who at from i want looking not be',
  de: 'wir suchen einen eine ein und mit fur der die das ist brauchen sollte ab stunden pro woche bitte nicht auf von',
  es: 'necesitamos buscamos un una con para el la los las y que en por horas semana desde es experiencia de quiero',
  pt: 'precisamos procuramos um uma com para o os as e que em por horas semana desde nos de experiencia queremos',
  fr: 'nous cherchons un une avec pour le la les et que en par heures semaine des est besoin avons recherchons du',
  pl: 'potrzebujemy szukamy z dla i na od w do jest godzin tygodniu doswiadczeniem osoby',
  it: 'cerchiamo abbiamo bisogno di un una con per il lo la gli e che ore settimana',
};
const wordSets = Object.entries(small).map(([code, words]) => ({
  code,
  words: new Set(words.split(' ')),
}));
const scripts: readonly [RegExp, string][] = [
  [/\p{Script=Cyrillic}/u, 'uk'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Han}/u, 'zh'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
];
/**
 * Minimum number of function words of another language, which must also outnumber the English ones.
 */
const fewest = 2;

/** Returns the language of a message if not English; null also for too short a text. */
export function foreignLanguage(text: string): string | null {
  const script = scripts.find(([pattern]) => pattern.test(text));
  if (script) return script[1];
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  const counts = wordSets.map(({ code, words: known }) => ({
    code,
    count: words.filter((word) => known.has(word)).length,
  }));
  const english = counts.find(({ code }) => code === 'en')?.count ?? 0;
  const [best] = counts.filter(({ code }) => code !== 'en').toSorted((a, b) => b.count - a.count);
  return best && best.count >= fewest && best.count > english ? best.code : null;
}
