/** Whether a write failed because a live record has the mail address. */
export function isTakenMail(error: unknown): boolean {
  const { code, keyPattern } = error as { code?: unknown; keyPattern?: Record<string, unknown> };
  return code === 11_000 && keyPattern !== undefined && 'emailNorm' in keyPattern;
}
