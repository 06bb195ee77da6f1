/**
 * Moves the clock of the page on and leaves timers as they are, for what compares times: a public
 * form that was open as long as a person needs. The caller restores it, with `restoreAllMocks`.
 */
export function aheadBy(milliseconds: number): void {
  const { now } = Date;
  // A clock that is ahead already goes further.
  const before = (jest.isMockFunction(now) && now.getMockImplementation()) || now;
  jest.spyOn(Date, 'now').mockImplementation(() => Number(before()) + milliseconds);
}
