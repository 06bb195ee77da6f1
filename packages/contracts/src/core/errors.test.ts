import {
  errorCatalogue,
  errorCodes,
  errorDocs,
  fieldErrorCodes,
  type ErrorCode,
} from './errors.ts';

/** The statuses implied by a code's ending; a matching code with another status is a mistake. */
const statusByEnding: readonly (readonly [RegExp, readonly number[]])[] = [
  [/_(?:CONFLICT|DUPLICATE|EXISTS?|IN_USE|LIVE|RUNNING|TAKEN|IN_PROGRESS)$/, [409]],
  // An expired session answers 401 as if there were none; anything else that expired is gone.
  [/_EXPIRED$/, [401, 410]],
  [/_(?:REMOVED|MERGED|REVOKED|USED)$/, [401, 410]],
  // A locked account answers 423 as the standard defines it; a locked record is a conflict.
  [/_LOCKED$/, [409, 423]],
  [/_LIMIT(?:_REACHED)?$/, [409, 429]],
  [/_TOO_LARGE$/, [413, 422]],
  [/_(?:OVERFLOW|OVERLAP|EMPTY)$/, [422]],
  [/^INVALID_(?!TRANSITION$)/, [400]],
  [/^IMPERSONATION_(?!EXPIRED$)/, [403]],
];

const codesLike = (ending: RegExp): ErrorCode[] => errorCodes.filter((code) => ending.test(code));

describe('the error catalogue', () => {
  it('holds only statuses from 400 to 599', () => {
    const others = errorCodes.filter(
      (code) => errorCatalogue[code] < 400 || errorCatalogue[code] > 599,
    );
    expect(others).toEqual([]);
  });

  it.each(statusByEnding)('uses one kind of status for %s', (ending, statuses) => {
    const codes = codesLike(ending);
    expect(codes).not.toEqual([]);
    expect(codes.filter((code) => !statuses.includes(errorCatalogue[code]))).toEqual([]);
  });

  it('distinguishes a wrong code from an expired one', () => {
    expect([errorCatalogue.CODE_INVALID, errorCatalogue.CODE_EXPIRED]).toEqual([422, 410]);
  });

  it('separates errors of a field from errors of a request', () => {
    const both = fieldErrorCodes.filter((code) => code in errorCatalogue);
    // A record named by a field can be missing, as can the record of the path.
    expect(both).toEqual(['NOT_FOUND']);
    expect(new Set(fieldErrorCodes).size).toBe(fieldErrorCodes.length);
  });

  it('documents each code at an address of its own', () => {
    expect(errorDocs('VERSION_CONFLICT')).toBe('/api/docs#VERSION_CONFLICT');
    expect(new Set(errorCodes.map(errorDocs)).size).toBe(errorCodes.length);
  });
});
