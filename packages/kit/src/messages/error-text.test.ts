import { errorCodes, fieldErrorCodes } from '@muster/contracts';
import { fieldErrorText } from '@muster/ui';
import { bringErrorWords, errorText } from './error-text.ts';

const error = (code: string, context = {}) => ({ code, status: 400, message: code, context });

test('an error has a text before the error messages have loaded', () => {
  expect(errorText(error('FORBIDDEN'))).toMatch(/^Something went wrong/);
});

describe('once the error messages have loaded', () => {
  beforeAll(bringErrorWords);

  test.each(errorCodes)('%s has its own text without a code', (code) => {
    const text = errorText(error(code));
    expect(text).not.toBe(errorText(new Error('anything')));
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toContain(code);
    for (const context of [{}, { max: 3 }, { by: 'Li Chen', name: 'Ada', seconds: 3, count: 2 }])
      expect(errorText(error(code, context))).not.toMatch(/[{}]/);
  });

  test.each(fieldErrorCodes)('the field code %s has a text', (code) => {
    const text = fieldErrorText({ code });
    expect(text).toMatch(/^[A-Z].* .*/);
    expect(text).not.toContain(code);
    // With and without the context of the answer, no placeholder is left in the text.
    const all = { min: 1, max: 9, date: '2026-03-02' };
    const some = Object.entries(all).map(([name, value]) => ({ [name]: value }));
    for (const params of [{}, all, ...some])
      expect(fieldErrorText({ code, params })).not.toMatch(/[{}]/);
  });

  test('fills in the details of the response, and uses the plain sentence without them', () => {
    expect(errorText(error('RATE_LIMITED', { seconds: 12 }))).toContain('in 12 seconds');
    expect(errorText(error('RATE_LIMITED'))).toContain('Wait a minute');
  });

  test('says that the server cannot be reached if there was no response', () => {
    expect(errorText({ code: 'UNAVAILABLE', status: 0 })).toContain('Check your connection');
  });
});
