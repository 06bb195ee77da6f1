/** The least contrast of text beside its ground that people with weak eyes can read (WCAG AA). */
const leastContrast = 4.5;

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Whether white text on this colour, and this colour on white, can be read: `#1f5fbf`. */
export function readsOnWhite(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= leastContrast;
}
