/** A part of a template: text, a variable, or a section shown if a variable has a value. */
export type TemplateNode =
  | { kind: 'text'; text: string }
  | { kind: 'variable'; name: string }
  | { kind: 'section'; name: string; isInverted: boolean; children: TemplateNode[] };

export interface TemplateFault {
  code: 'TEMPLATE_UNKNOWN_VARIABLE' | 'TEMPLATE_SYNTAX';
  /** The variable, or unmatched braces. */
  name: string;
}

const token = /\{\{([#^/]?)([a-zA-Z][a-zA-Z0-9]*)\}\}/g;
// Placeholders for variables while a mail is assembled; removed from templates.
const reserved = /[\uE000\uE001]/g;

interface Open {
  name: string;
  isInverted: boolean;
  children: TemplateNode[];
}

/**
 * Parses `{{name}}`, `{{#name}}…{{/name}}` (shown if it has a value) and `{{^name}}…{{/name}}`
 * (shown if it has none).
 */
export function parseTemplate(source: string): {
  nodes: TemplateNode[];
  names: Set<string>;
  fault: TemplateFault | null;
} {
  const text = source.replace(/\r\n?/g, '\n').replace(reserved, '');
  const root: Open = { name: '', isInverted: false, children: [] };
  const stack: Open[] = [root];
  const names = new Set<string>();
  let fault: TemplateFault | null = null;
  let at = 0;
  const top = () => stack.at(-1) ?? root;
  const addText = (part: string) => {
    if (part === '') return;
    const braces = /\{\{|\}\}/.exec(part)?.[0];
    if (braces) fault ??= { code: 'TEMPLATE_SYNTAX', name: braces };
    top().children.push({ kind: 'text', text: part });
  };
  for (const match of text.matchAll(token)) {
    const [all, sign, name = ''] = match;
    addText(text.slice(at, match.index));
    at = match.index + all.length;
    names.add(name);
    if (sign === '') top().children.push({ kind: 'variable', name });
    else if (sign === '/') {
      const closed = stack.length > 1 ? stack.pop() : undefined;
      if (closed?.name !== name) fault ??= { code: 'TEMPLATE_SYNTAX', name: all };
      if (closed) top().children.push({ kind: 'section', ...closed });
    } else stack.push({ name, isInverted: sign === '^', children: [] });
  }
  addText(text.slice(at));
  const left = stack.length > 1 ? stack.at(-1) : undefined;
  if (left) fault ??= { code: 'TEMPLATE_SYNTAX', name: `{{#${left.name}}}` };
  return { nodes: root.children, names, fault };
}

/** Returns what prevents a template from being saved; null if it is valid. */
export function templateFault(source: string, known: ReadonlySet<string>): TemplateFault | null {
  const { names, fault } = parseTemplate(source);
  const unknown = [...names].find((name) => !known.has(name));
  return unknown === undefined ? fault : { code: 'TEMPLATE_UNKNOWN_VARIABLE', name: unknown };
}
