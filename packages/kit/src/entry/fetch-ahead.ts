import { whenIdle } from '../platform/when-idle.ts';
import { readEntryStart } from './entry-start.ts';

type Line = { saveData?: boolean };

const kinds: Readonly<Record<string, string>> = { js: 'script', css: 'style', woff2: 'font' };

/**
 * Fetches the code of the next page once this one is idle, so that it opens at once. Not for users
 * whose browser is set to save data.
 */
export function fetchAhead(): void {
  const { connection } = navigator as Navigator & { connection?: Line };
  if (connection?.saveData) return;
  // Read at once: by the time it is idle, another page may have begun.
  const { ahead } = readEntryStart();
  whenIdle(() => {
    for (const file of ahead) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = kinds[file.slice(file.lastIndexOf('.') + 1)] ?? '';
      if (link.as === 'font') link.crossOrigin = 'anonymous';
      link.href = file;
      document.head.append(link);
    }
  });
}
