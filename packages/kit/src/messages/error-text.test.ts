import { errorCodes, fieldErrorCodes } from '@muster/contracts';
import { fieldErrorText } from '@muster/ui';
import { errorText } from './error-text.ts';

const error = (code: string, context = {}) => ({ code, status: 400, message: code, context });

test.each(errorCodes)('%s has a text of its own that names no code', (code) => {
  const text = errorText(error(code));
  expect(text).not.toBe(errorText(new Error('anything')));
  expect(text).toMatch(/^[A-Z].*\.$/);
  expect(text).not.toContain(code);
});

test.each(fieldErrorCodes)('the field code %s has a text', (code) => {
  const text = fieldErrorText({ code });
  expect(text).toMatch(/^[A-Z].* .*/);
  expect(text).not.toContain(code);
});

test('fills in what the answer tells, and says the plain sentence where it does not', () => {
  expect(errorText(error('RATE_LIMITED', { seconds: 12 }))).toContain('in 12 seconds');
  expect(errorText(error('RATE_LIMITED'))).toContain('Wait a minute');
});

test('says that the server cannot be reached when no answer came', () => {
  expect(errorText({ code: 'UNAVAILABLE', status: 0 })).toContain('Check your connection');
});
