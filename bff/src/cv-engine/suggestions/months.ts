const names =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Returns the months since year 0 of a `yyyy-mm`. */
export const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** "March 2021". */
export const monthName = (number: number): string =>
  `${names[number % 12]} ${Math.floor(number / 12)}`;
