import { viewEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import type { ListSources } from '../../lists/list-sources.ts';
import { arrangeViews, saveLayout } from './arrange-views.ts';
import { countViews } from './count-views.ts';
import { copyView, createView } from './create-view.ts';
import { deleteView, restoreView } from './delete-view.ts';
import { listViews } from './list-views.ts';
import { updateView } from './update-view.ts';

/** Serves the views of all lists. */
export function viewRoutes(router: Router, { lists }: { lists: ListSources }): void {
  mount(router, viewEndpoints.list, listViews(lists));
  mount(router, viewEndpoints.counts, countViews(lists));
  mount(router, viewEndpoints.create, createView(lists));
  mount(router, viewEndpoints.copy, copyView(lists));
  mount(router, viewEndpoints.update, updateView(lists));
  mount(router, viewEndpoints.delete, deleteView(lists));
  mount(router, viewEndpoints.restore, restoreView(lists));
  mount(router, viewEndpoints.arrange, arrangeViews(lists));
  mount(router, viewEndpoints.saveLayout, saveLayout(lists));
}
