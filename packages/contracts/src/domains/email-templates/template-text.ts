import { z } from 'zod';
import type { MailBlock, MailLink } from './mail-blocks.ts';
import { parseTemplate, type TemplateNode } from './template-parser.ts';

export type TemplateValues = Readonly<Record<string, string>>;

const groupsSchema = z.array(
  z.object({
    heading: z.string(),
    items: z.array(z.object({ title: z.string(), path: z.string() })),
  }),
);
/** A list of links below headings as a JSON value. */
export type LinkGroups = z.infer<typeof groupsSchema>;

/** Placeholders for variables while the template is parsed, so that no value is read as markup. */
const open = '\uE000';
const close = '\uE001';
const placeholder = /\uE000([a-zA-Z][a-zA-Z0-9]*)\uE001/g;
const placeholderAlone = /^\uE000([a-zA-Z][a-zA-Z0-9]*)\uE001$/;
const linkAlone = /^(- )?\[([^\]\n]{1,200})\]\(([^)\s]{1,400})\)$/;

/** Returns the subject of a mail: the text with its variables filled in, on one line. */
export const fillLine = (source: string, values: TemplateValues): string =>
  fill(choose(parseTemplate(source).nodes, values), values)
    .replace(/[\r\n]+/g, ' ')
    .trim();

/** Fills in the variables of a text; those without a value stay as written. */
export function fillText(
  source: string,
  values: TemplateValues,
): { text: string; missing: string[] } {
  const missing = new Set<string>();
  const text = choose(parseTemplate(source).nodes, values).replace(
    placeholder,
    (_all, name: string) => {
      const value = values[name];
      if (value) return value;
      missing.add(name);
      return `{{${name}}}`;
    },
  );
  return { text: text.trim(), missing: [...missing] };
}

/**
 * Returns the paragraphs, buttons and links of a mail. A line `[label]({{link}})` alone is a
 * button, with a leading `- ` a link; `## ` starts a heading.
 */
export function fillBlocks(
  source: string,
  values: TemplateValues,
  links: Readonly<Record<string, MailLink>> = {},
): MailBlock[] {
  return choose(parseTemplate(source).nodes, values)
    .split(/\n\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => blocksOf(part, values, links));
}

/** Resolves the sections by whether their variables have a value; variables stay as they are. */
function choose(nodes: readonly TemplateNode[], values: TemplateValues): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'variable') return `${open}${node.name}${close}`;
      const holds = Boolean(values[node.name]) !== node.isInverted;
      return holds ? choose(node.children, values) : '';
    })
    .join('');
}

const fill = (text: string, values: TemplateValues): string =>
  text.replace(placeholder, (_all, name: string) => values[name] ?? '');

function blocksOf(
  part: string,
  values: TemplateValues,
  links: Readonly<Record<string, MailLink>>,
): MailBlock[] {
  const [, dash, label = '', target = ''] = linkAlone.exec(part) ?? [];
  if (label) {
    const link = linkOf(target, values, links);
    if (link) return [{ kind: dash ? 'link' : 'button', label: fill(label, values), link }];
  }
  if (part.startsWith('## ')) return [{ kind: 'heading', text: fill(part.slice(3), values) }];
  const alone = values[placeholderAlone.exec(part)?.[1] ?? ''];
  if (alone?.startsWith('[{"heading"')) return groupsOf(alone);
  return fill(part, values)
    .split('\n\n')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ kind: 'text', text }));
}

function linkOf(
  target: string,
  values: TemplateValues,
  links: Readonly<Record<string, MailLink>>,
): MailLink | null {
  const name = placeholderAlone.exec(target)?.[1];
  if (name === undefined) return /^https?:\/\//.test(target) ? { path: target } : null;
  const link = links[name];
  if (link) return onward(link, values[link.next ?? ''] ?? '');
  const path = values[name] ?? '';
  return path.startsWith('/') ? { path } : null;
}

/** Adds the page that the reader wanted to open to a link. */
const onward = (link: MailLink, next: string): MailLink =>
  next === '' ? link : { ...link, path: `${link.path}?next=${encodeURIComponent(next)}` };

const groupsOf = (json: string): MailBlock[] =>
  groupsSchema.parse(JSON.parse(json)).flatMap(({ heading, items }): MailBlock[] => [
    { kind: 'heading', text: heading },
    ...items.map(({ title, path }): MailBlock => ({
      kind: 'link',
      label: title,
      link: { path },
    })),
  ]);
