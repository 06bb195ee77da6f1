import { errorCodes, fieldErrorCodes } from '@muster/contracts';
import { errorMessages, fieldMessage } from './error-messages.ts';

const all = { min: 1, max: 9, date: '2026-03-02' };
const given = [{}, all, ...Object.entries(all).map(([name, value]) => ({ [name]: value }))];

it.each(fieldErrorCodes)(
  'the message of the field code %s has no open placeholder, whatever its parameters',
  (code) => {
    for (const params of given) expect(fieldMessage(code, params)).not.toMatch(/[{}]/);
  },
);

it.each(errorCodes)('the text of %s has no open placeholder', (code) =>
  expect(errorMessages[code]).not.toMatch(/[{}]/),
);
