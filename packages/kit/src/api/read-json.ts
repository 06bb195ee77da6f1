/** Undefined for text that is not JSON: an HTML page of a proxy in the way. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
