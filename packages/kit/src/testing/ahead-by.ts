/**
 * Advances the clock of the page but not its timers, for code that compares times, such as a public
 * form that was open as long as a person needs. The caller restores it with `restoreAllMocks`.
 */
export function aheadBy(milliseconds: number): void {
  const { now } = Date;
  // If the clock is already mocked, the time is added to that clock.
  const before = (jest.isMockFunction(now) && now.getMockImplementation()) || now;
  jest.spyOn(Date, 'now').mockImplementation(() => Number(before()) + milliseconds);
}
