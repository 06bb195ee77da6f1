import { errorCodes, fieldErrorCodes } from '@muster/contracts';
import { errorMessages, fieldMessage } from './error-messages.ts';

const all = { min: 1, max: 9, date: '2026-03-02' };
const given = [{}, all, ...Object.entries(all).map(([name, value]) => ({ [name]: value }))];

it.each(fieldErrorCodes)('the field code %s leaves no gap, whatever is told with it', (code) => {
  for (const params of given) expect(fieldMessage(code, params)).not.toMatch(/[{}]/);
});

it.each(errorCodes)('the text of %s has no gap', (code) =>
  expect(errorMessages[code]).not.toMatch(/[{}]/),
);
