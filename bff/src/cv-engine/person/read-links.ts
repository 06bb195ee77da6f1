import type { ProposalOf } from '../cv-engine.types.ts';
import { sourceOf, type CvLine } from '../lines/cv-line.ts';
import { linkHosts } from '../words/link-hosts.ts';

type Link = ProposalOf<'link'>;

const endings =
  'com|org|net|io|dev|app|me|co|de|at|ch|es|fr|pt|br|pl|uk|eu|it|nl|ie|in|us|ca|mx|ar|tech|design|page|site|blog|xyz|info|ai|cloud|studio|works|online|digital|art|be|se|dk|no|fi|cz';
const address = new RegExp(
  `(?:https?:\\/\\/[^\\s,;|<>()]+|(?<![\\w@.-])(?:www\\.)?(?:[\\w-]+\\.)+(?:${endings})(?:\\.(?:br|uk|pl|mx|ar))?(?:\\/[^\\s,;|<>()]*)?(?![\\w@]))`,
  'gi',
);
const written = /(?:https?:\/\/|www\.)/i;

/**
 * Reads addresses of profiles and sites. A bare `name.dev` counts only in lines about the person.
 */
export function readLinks(lines: readonly CvLine[], personal: ReadonlySet<CvLine>): Link[] {
  const found = lines.flatMap((line) =>
    [...line.text.matchAll(address)].flatMap(([match]): Link[] => {
      const link = linkOf(match.replace(/(?<![.,:])[.,:]+$/, ''), personal.has(line));
      return link ? [{ ...link, source: sourceOf([line]) }] : [];
    }),
  );
  const firsts = new Map(found.toReversed().map((link) => [key(link), link]));
  return found.filter((link) => firsts.get(key(link)) === link);
}

const key = ({ fields }: Link) =>
  fields.url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '');

function linkOf(text: string, isPersonal: boolean): Omit<Link, 'source'> | null {
  const url = /^https?:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(url)) return null;
  const { hostname, pathname } = new URL(url);
  const host = hostname.replace(/^www\./, '');
  const known = linkHosts.find(([name]) => host === name || host.endsWith(`.${name}`));
  if (known) {
    // The front page of a service says nothing about a person.
    if (host === known[0] && pathname === '/') return null;
    return { kind: 'link', fields: { kind: known[1], url }, confidence: 0.97 };
  }
  if (!isPersonal) return null;
  const isSure = written.test(text);
  const kind = isPersonal ? 'portfolio' : 'other';
  return { kind: 'link', fields: { kind, url }, confidence: isSure ? 0.85 : 0.7 };
}
