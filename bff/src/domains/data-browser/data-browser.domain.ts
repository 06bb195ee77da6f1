import { dataBrowserEndpoints } from '@muster/contracts';
import { mount } from '../../http/mount.ts';
import type { Domain } from '../../domain.ts';
import { dataBrowserService } from './data-browser.service.ts';

/** Database status and a read-only browser. */
export const dataBrowserDomain: Domain = {
  name: 'data-browser',
  routes: (router, { config, collections }) => {
    const { overview, collection, rows } = dataBrowserService(config, collections);
    mount(router, dataBrowserEndpoints.overview, overview);
    mount(router, dataBrowserEndpoints.collection, collection);
    mount(router, dataBrowserEndpoints.rows, rows);
  },
};
