import type { linkKinds } from '@muster/contracts';

/** Hosts, including their subdomains, and the kind of link they stand for. */
export const linkHosts: readonly [host: string, kind: (typeof linkKinds)[number]][] = [
  ['linkedin.com', 'linkedin'],
  ['github.com', 'github'],
  ['gitlab.com', 'gitlab'],
  ['stackoverflow.com', 'stack_overflow'],
  ['behance.net', 'behance'],
  ['dribbble.com', 'dribbble'],
  ['kaggle.com', 'kaggle'],
  ['youtube.com', 'youtube'],
  ['youtu.be', 'youtube'],
  ['medium.com', 'blog'],
  ['dev.to', 'blog'],
  ['substack.com', 'blog'],
  ['hashnode.dev', 'blog'],
  ['wordpress.com', 'blog'],
  ['x.com', 'x'],
  ['twitter.com', 'x'],
  ['github.io', 'portfolio'],
];
