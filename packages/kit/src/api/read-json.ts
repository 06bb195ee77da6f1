/** Returns undefined for text that is not JSON, such as an HTML page of a proxy. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
