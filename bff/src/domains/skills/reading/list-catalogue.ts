import type { skillCatalogueEndpoints } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { startsWith } from '../../../db/fold-text.ts';
import { keysetPage } from '../../../db/keyset.ts';
import { recordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import type { ListService } from '../../../lists/list-source.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { skillDetail, skillRow } from './show-catalogue.ts';
import { skillKey } from '../../../records/skills/skill-key.ts';
import { SkillModel, type Skill } from '../../../records/skills/skill.model.ts';
import { skillNames } from '../../../records/skills/skills.ts';

// The slug is the folded name.
const sortFields = { name: 'slug', usageCount: 'usageCount', createdAt: 'createdAt' } as const;
type Sort = keyof typeof sortFields;

/** Lists the catalogue by name or alias, category and status. */
export const listCatalogue: ListService<typeof skillCatalogueEndpoints.list> = async (
  _ctx,
  { query },
  counting,
) => {
  const { cursor, limit, ...list } = query;
  const [{ rows, page }, proposed] = await Promise.all([
    keysetPage<Skill, Sort>(SkillModel, {
      filter: filterOf(query),
      sort: query.sort as Sort,
      fields: sortFields,
      limit,
      ...counting,
      cursor,
      list,
    }),
    SkillModel.countDocuments({ status: 'proposed' }),
  ]);
  const [names, people] = await Promise.all([
    skillNames(rows.flatMap(({ mergedIntoId }) => mergedIntoId ?? [])),
    findPeople(rows.map(({ createdBy }) => createdBy)),
  ]);
  return { data: rows.map((row) => skillRow(row, { names, people })), page, proposed };
};

type Query = Parameters<typeof listCatalogue>[1]['query'];

function filterOf(query: Query): QueryFilter<Skill> {
  const categories = query['filter[category]'];
  return {
    status: { $in: query['filter[status]'] ?? ['active', 'proposed'] },
    ...(categories && { category: { $in: categories } }),
    ...(query.q && wordFilter(query.q)),
  };
}

/** Matches the beginning of a name or alias; a merged skill only has its name, in its slug. */
function wordFilter(q: string): QueryFilter<Skill> {
  const begins = startsWith(skillKey(q));
  return { $or: [{ keys: begins }, { slug: begins }] };
}

/** One skill. */
export const readSkill: Service<typeof skillCatalogueEndpoints.read> = async (
  { actor },
  { params },
) => {
  const skill = await SkillModel.findById(recordId(params.id)).lean();
  if (!skill) throw new AppError('NOT_FOUND');
  return skillDetail(actor, skill);
};
