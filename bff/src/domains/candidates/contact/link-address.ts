import type { linkKinds } from '@muster/contracts';

export type LinkKind = (typeof linkKinds)[number];

/** Stored link: the cleaned address, and what identifies equal links. */
export interface LinkAddress {
  kind: LinkKind;
  url: string;
  urlNorm: string;
}

const kindsByHost: Readonly<Record<string, LinkKind>> = {
  'linkedin.com': 'linkedin',
  'github.com': 'github',
  'gitlab.com': 'gitlab',
  'stackoverflow.com': 'stack_overflow',
  'behance.net': 'behance',
  'dribbble.com': 'dribbble',
  'kaggle.com': 'kaggle',
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'x.com': 'x',
  'twitter.com': 'x',
  'medium.com': 'blog',
  'dev.to': 'blog',
  'substack.com': 'blog',
  'hashnode.dev': 'blog',
  'github.io': 'portfolio',
  'gitlab.io': 'portfolio',
  'vercel.app': 'portfolio',
  'netlify.app': 'portfolio',
};

const trackingNames: ReadonlySet<string> = new Set([
  'fbclid',
  'gclid',
  'dclid',
  'msclkid',
  'igshid',
  'mkt_tok',
  'trk',
  'trkinfo',
  'lipi',
  'originalsubdomain',
  'si',
  'ref',
  'ref_src',
  'ref_url',
]);
const isTracking = (name: string): boolean =>
  /^(utm_|mc_|_hs|hsa_|pk_)/i.test(name) || trackingNames.has(name.toLowerCase());

/** Returns which site an address belongs to, by its host; `other` if unknown. */
export function linkKindOf(address: string): LinkKind {
  const host = new URL(address).hostname.toLowerCase();
  const known = Object.keys(kindsByHost).find((name) => host === name || host.endsWith(`.${name}`));
  return (known && kindsByHost[known]) || 'other';
}

/**
 * Cleans a web address: removes tracking parts, and keeps only `/in/handle` of a LinkedIn profile.
 * `kind` is the user's choice; the address of a known site corrects `other`.
 */
export function linkAddress(address: string, kind: LinkKind = 'other'): LinkAddress {
  const url = new URL(address);
  url.hostname = url.hostname.toLowerCase();
  for (const name of Array.from(url.searchParams.keys()))
    if (isTracking(name)) url.searchParams.delete(name);
  const recognised = linkKindOf(address);
  const actual = kind === 'other' ? recognised : kind;
  const handle = recognised === 'linkedin' ? linkedInHandle(url) : null;
  if (handle) {
    const clean = `https://www.linkedin.com/in/${handle}`;
    return { kind: 'linkedin', url: clean, urlNorm: `linkedin.com/in/${handle.toLowerCase()}` };
  }
  return { kind: actual, url: trimmed(url), urlNorm: comparable(url, recognised) };
}

function linkedInHandle(url: URL): string | null {
  const [, handle] = /^\/(?:mwlite\/)?(?:in|pub)\/([^/]+)/.exec(url.pathname) ?? [];
  return handle ?? null;
}

function trimmed(url: URL): string {
  const text = url.toString();
  return url.pathname === '/' || !text.endsWith('/') ? text : text.slice(0, -1);
}

// Paths of these sites are case-insensitive handles.
const foldsPaths: ReadonlySet<LinkKind> = new Set(['github', 'gitlab', 'linkedin', 'x']);

function comparable(url: URL, kind: LinkKind): string {
  const host = url.hostname.replace(/^(www|m)\./, '');
  const path = url.pathname.replace(/(?<!\/)\/+$/, '');
  url.searchParams.sort();
  return `${host}${foldsPaths.has(kind) ? path.toLowerCase() : path}${url.search}${url.hash}`;
}

/**
 * Returns `linkedin:handle` or `github:handle`, which identifies a person; null for other links.
 */
export function identityOfLink({ urlNorm }: Pick<LinkAddress, 'urlNorm'>): string | null {
  const [, linkedIn] = /^linkedin\.com\/in\/([^/?#]+)/.exec(urlNorm) ?? [];
  if (linkedIn) return `linkedin:${linkedIn}`;
  const [, gitHub] = /^github\.com\/([^/?#]+)$/.exec(urlNorm) ?? [];
  return gitHub ? `github:${gitHub}` : null;
}
