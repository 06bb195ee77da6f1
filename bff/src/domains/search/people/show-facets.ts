import { facetFields, type Facet } from '@muster/contracts';
import { Types } from 'mongoose';
import { skillNames } from '../../../records/skills/skills.ts';
import type { PeopleFound } from './people-query.ts';

/** Returns facets with values as typed: skills and pools by name. */
export async function showFacets(
  facets: PeopleFound['facets'],
  pools: readonly { id: string; name: string }[] | null,
): Promise<Facet[]> {
  const skills = await skillNames(facets.skill.map(([id]) => new Types.ObjectId(id)));
  const poolNames = new Map(pools?.map(({ id, name }) => [id, name]));
  const nameOf = (field: Facet['field'], value: string) => {
    if (field === 'skill') return skills.get(value);
    return field === 'pool' ? poolNames.get(value) : value;
  };
  return facetFields
    .map((field) => ({
      field,
      values: facets[field].flatMap(([value, count]) => {
        const name = nameOf(field, value);
        return name === undefined ? [] : [{ value: name, label: name, count }];
      }),
    }))
    .filter(({ values }) => values.length > 0);
}
