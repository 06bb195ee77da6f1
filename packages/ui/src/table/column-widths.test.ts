import { shareWidths } from './column-widths.ts';

const fixed = { width: 100, grow: false, maxWidth: Infinity };
const person = { width: 220, grow: true, maxWidth: 240 };
const skills = { width: 160, grow: true, maxWidth: Infinity };

test('columns keep their minimum widths if there is no room', () => {
  expect(shareWidths([person, fixed, skills], 300)).toEqual([220, 100, 160]);
});

test('growing columns share the rest, and what one cannot take goes to the others', () => {
  expect(shareWidths([person, fixed, skills], 500)).toEqual([230, 100, 170]);
  expect(shareWidths([person, fixed, skills], 700)).toEqual([240, 100, 360]);
});

test('space that no column can take stays empty', () => {
  expect(shareWidths([person, fixed], 500)).toEqual([240, 100]);
});
