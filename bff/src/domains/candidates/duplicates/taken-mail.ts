/** Whether a write failed because a live record has the mail address. */
export const isTakenMail = (error: unknown): boolean => isTaken('emailNorm', error);

/** The same for another field that is unique among live records. */
export function isTaken(field: string, error: unknown): boolean {
  const { code, keyPattern } = error as { code?: unknown; keyPattern?: Record<string, unknown> };
  return code === 11_000 && keyPattern !== undefined && field in keyPattern;
}
