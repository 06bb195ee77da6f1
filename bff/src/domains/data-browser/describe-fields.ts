import type { BrowsedField } from '@muster/contracts';
import type { SchemaType } from 'mongoose';
import type { BrowsableCollection } from '../../data-browser/browsable-collection.ts';

const kinds: Readonly<Record<string, BrowsedField['kind']>> = {
  ObjectId: 'id',
  String: 'text',
  Number: 'number',
  Date: 'date',
  Boolean: 'switch',
  Array: 'list',
  Embedded: 'part',
};

/** Returns the fields of a collection as declared in its schema. */
export function describeFields({ model, shown }: BrowsableCollection): BrowsedField[] {
  return Object.entries(model.schema.paths).map(([path, type]) => {
    const choices = choicesOf(type);
    const kind = choices ? 'choice' : (kinds[type.instance] ?? 'other');
    return {
      path,
      kind,
      required: Boolean(type.isRequired),
      masked: !shown.includes(path) && !isHarmless(path, kind),
      choices,
    };
  });
}

/** Lists and parts show only their size. The time of a change may be shown, a birthday may not. */
function isHarmless(path: string, kind: BrowsedField['kind']): boolean {
  if (kind === 'date') return path.endsWith('At');
  return path === 'version' || ['id', 'switch', 'choice', 'list', 'part'].includes(kind);
}

function choicesOf(type: SchemaType): string[] | null {
  const { enumValues } = type as SchemaType & { enumValues?: unknown };
  if (type.instance !== 'String' || !Array.isArray(enumValues)) return null;
  const choices = enumValues.filter((value) => typeof value === 'string');
  return choices.length > 0 ? choices : null;
}
