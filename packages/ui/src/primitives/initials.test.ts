import { initialsOf, tintOf } from './initials.ts';

test.each([
  ['Mateus Ferreira', 'MF'],
  ['Trần Khánh Linh', 'TL'],
  ['Hoàng Minh Đức', 'HĐ'],
  ['Rania El-Sayed', 'RE'],
  ['  ana   kovač ', 'AK'],
  ['Cher', 'C'],
  ['李 雷', '李雷'],
  ['', '?'],
  ['— (new)', 'N'],
])('the initials of %s are %s', (name, expected) => {
  expect(initialsOf(name, 2)).toBe(expected);
});

test('a name always has the same colour, and names are spread over all colours', () => {
  expect(tintOf('Ana Kovač', 7)).toBe(tintOf(' ana kovač', 7));
  const tints = new Set(Array.from({ length: 100 }, (_, index) => tintOf(`Person ${index}`, 7)));
  expect(tints.size).toBe(7);
});
