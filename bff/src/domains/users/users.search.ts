import { foldText, startsWith } from '../../db/fold-text.ts';
import { documentsOf } from '../../search/documents-of.ts';
import type { SearchSource } from '../../search/search-source.ts';
import { userPhoto } from '../../identity/people/photo-address.ts';
import { displayName, UserModel } from '../../identity/user.model.ts';
import { scopeFor } from './users.policy.ts';

const shortestMail = 3;
const maxFurther = 20;

/** Accounts by name; their mail addresses are looked up and never enter the index. */
export const userSearch: SearchSource = {
  kind: 'user',
  entity: 'user',
  permission: 'user.list',
  ...documentsOf(UserModel, {
    projection: { firstName: 1, lastName: 1, preferredName: 1, status: 1, updatedAt: 1 },
    describe: (rows) =>
      rows.map((row) => ({
        kind: 'user',
        id: row._id.toHexString(),
        title: displayName(row),
        words: row.preferredName ? row.firstName : '',
        restricted: '',
        members: [],
        aside: row.status === 'disabled',
        at: row.updatedAt.getTime(),
      })),
  }),
  within: async (actor) =>
    actor.scopeOf('user.list') === 'all'
      ? null
      : UserModel.distinct('_id', (await scopeFor(actor, 'user.list')).filter),
  visible: async (actor, ids) => {
    const { filter } = await scopeFor(actor, 'user.list');
    const rows = await UserModel.find(
      { $and: [{ _id: { $in: [...ids] } }, filter, { deletedAt: null }] },
      { firstName: 1, lastName: 1, preferredName: 1, avatarFileId: 1, email: 1, status: 1 },
    ).lean();
    return rows.map((row) => ({
      id: row._id.toHexString(),
      number: null,
      title: displayName(row),
      ...userPhoto(row),
      subtitle: row.email,
      status: row.status,
    }));
  },
  lookup: async (actor, text) => {
    const mail = foldText(text);
    if (mail.length < shortestMail || /\s/.test(mail)) return { named: [], further: [] };
    const { filter } = await scopeFor(actor, 'user.list');
    const rows = await UserModel.find(
      { $and: [{ emailNorm: startsWith(mail), deletedAt: null }, filter] },
      { _id: 1 },
    )
      .limit(maxFurther)
      .lean();
    const ids = rows.map(({ _id }) => _id);
    return mail.includes('@') ? { named: ids, further: [] } : { named: [], further: ids };
  },
};
