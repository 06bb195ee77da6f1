import { createSavedView } from './saved-view.fixtures.ts';
import type { SavedView } from './saved-view.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../walk/records.fixtures.ts';

const list = { list: 'candidates' } as const;

/** Concerns an own view; the colleague's views that are not shared are hidden. */
function onView(
  body: (view: SavedView) => Record<string, unknown>,
  changes: () => Partial<SavedView> = () => ({}),
): EndpointFixture {
  const callOn = (view: SavedView) => ({
    params: { id: view._id.toHexString() },
    body: body(view),
  });
  return {
    call: async (_world, caller) =>
      callOn(await createSavedView(personOf(caller).user._id, changes())),
    hidden: async ({ colleague }) => callOn(await createSavedView(colleague._id, changes())),
  };
}

let names = 1;
const freshName = (): string => `Ready to start ${names++}`;
const onVersion = ({ version }: SavedView) => ({ version });

export const viewFixtures: EndpointFixtures = {
  'views.list': {
    call: async (_world, caller) => {
      await createSavedView(personOf(caller).user._id, { query: 'filter[rate][lte]=90' });
      return { params: list };
    },
    hidden: 'nothing is hidden',
  },
  'views.counts': {
    call: () => ({ params: list, body: { queries: ['', 'filter[status]=active'] } }),
    hidden: 'nothing is hidden',
  },
  'views.create': {
    call: () => ({
      params: list,
      body: {
        name: freshName(),
        query: 'filter[status]=active&sort=name',
        columns: { owner: false },
        density: 'compact',
        shared: false,
      },
    }),
    hidden: 'nothing is hidden',
  },
  'views.copy': onView(() => ({ name: freshName() })),
  'views.update': onView(({ version }) => ({
    version,
    changes: {
      name: freshName(),
      query: 'filter[status]=new',
      columns: { owner: true },
      density: 'comfortable',
    },
  })),
  'views.delete': onView(onVersion),
  'views.restore': {
    call: async (_world, caller) => {
      const { _id } = personOf(caller).user;
      const view = await createSavedView(_id, {
        deletedAt: new Date(),
        deletedBy: _id,
        purgeAt: new Date(Date.now() + 3_600_000),
      });
      return { params: { id: view._id.toHexString() }, body: onVersion(view) };
    },
    // Deleted by the colleague: no other user can restore it.
    hidden: async ({ colleague }) => {
      const view = await createSavedView(colleague._id, {
        shared: true,
        deletedAt: new Date(),
        deletedBy: colleague._id,
      });
      return { params: { id: view._id.toHexString() }, body: onVersion(view) };
    },
  },
  'views.arrange': {
    call: async (_world, caller) => {
      const view = await createSavedView(personOf(caller).user._id);
      const id = view._id.toHexString();
      return { params: list, body: { order: [id], hide: id, show: id, defaultId: id } };
    },
    hidden: 'nothing is hidden',
  },
  'views.saveLayout': {
    call: () => ({ params: list, body: { columns: { owner: false }, density: 'compact' } }),
    hidden: 'nothing is hidden',
  },
};
