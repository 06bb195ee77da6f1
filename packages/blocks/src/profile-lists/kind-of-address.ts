import type { linkKinds } from '@muster/contracts';

const hosts: readonly (readonly [RegExp, (typeof linkKinds)[number]])[] = [
  [/(^|\.)linkedin\.com$/, 'linkedin'],
  [/(^|\.)github\.com$/, 'github'],
  [/(^|\.)gitlab\.com$/, 'gitlab'],
  [/(^|\.)stackoverflow\.com$/, 'stack_overflow'],
  [/(^|\.)behance\.net$/, 'behance'],
  [/(^|\.)dribbble\.com$/, 'dribbble'],
  [/(^|\.)kaggle\.com$/, 'kaggle'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'youtube'],
  [/(^|\.)(x|twitter)\.com$/, 'x'],
];

/** Guesses the kind of link from an address as it is typed; null when unknown. */
export function kindOfAddress(address: string): (typeof linkKinds)[number] | null {
  const url = address.includes('://') ? address : `https://${address}`;
  if (!URL.canParse(url)) return null;
  const { hostname } = new URL(url);
  return hosts.find(([pattern]) => pattern.test(hostname))?.[1] ?? null;
}
